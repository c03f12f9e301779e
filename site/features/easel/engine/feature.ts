import { wordIn } from 'generator/compose/context';
import type { Feature } from 'generator/feature';
import { showIn } from 'generator/model/art';
import { composeStill } from '../../../exhibits/finish-slime/composeStill';
import { en, zh } from '../../../exhibits/finish-slime/words';

const captions = { en: en.caption, zh: zh.caption };

/** The scene of the home page, on whose easel visitors draw (`pictures.home` and `pictures.easel` of the settings). */
export const easel: Feature = {
  homeScene: (context) => {
    const { art, locale, site } = context;
    const { pictures, locales } = site.config;
    if (pictures.home === undefined || pictures.easel === undefined) return undefined;
    const [scene, slime] = [art.draw(pictures.home), art.draw(pictures.easel)];
    if (scene === undefined || slime === undefined) return undefined;
    const shown = { scene: showIn(scene, locale, locales), slime: showIn(slime, locale, locales) };
    return [composeStill(shown, wordIn(context, captions) ?? en.caption)];
  },
};
