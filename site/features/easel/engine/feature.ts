import { wordIn } from 'generator/compose/context';
import type { Drawing } from 'generator/compose/hooks';
import type { Feature } from 'generator/feature';
import { showIn } from 'generator/model/art';
import { composeStill } from '../../../exhibits/finish-slime/composeStill';
import { en, zh } from '../../../exhibits/finish-slime/words';

const captions = { en: en.caption, zh: zh.caption };

/** Where the slime sits on the sheet of the easel. */
const seat = { left: 36, top: 5 };

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
  shareScene: ({ art, site }) => {
    const { home, easel: drawn } = site.config.pictures;
    if (home === undefined || drawn === undefined) return undefined;
    const [scene, slime] = [art.first(home), art.first(drawn)];
    return scene && slime && putOn(scene, slime);
  },
};

function putOn(scene: Drawing, slime: Drawing): Drawing {
  const first = scene.palette.colors.length;
  const pixels = scene.bitmap.pixels.slice();
  for (const [place, value] of slime.bitmap.pixels.entries()) {
    const [row, column] = [Math.floor(place / slime.bitmap.width), place % slime.bitmap.width];
    if (value !== 0) pixels[(seat.top + row) * scene.bitmap.width + seat.left + column] = first + value;
  }
  const colors = [...scene.palette.colors, ...slime.palette.colors];
  return { bitmap: { ...scene.bitmap, pixels }, palette: { ...scene.palette, colors } };
}
