import { expect, test } from 'vitest';
import { isElement, type TreeNode } from '../../../model/tree';
import { en } from '../../../model/words/en';
import { zh } from '../../../model/words/zh';
import { showArt } from './showArt';

const still = { src: '/art/cup.png', width: 16, height: 16 };
const references = {
  art: { cup: { still, durations: [], tags: [], alt: 'A cup' } },
  downloads: {},
  hrefs: {},
};
const languages = {
  en: { htmlLang: 'en-US', exhibitWords: en.deferred.exhibits },
  zh: { htmlLang: 'zh-CN', exhibitWords: zh.deferred.exhibits },
};

/** Where the picture and the caption of a video lead, as JSON. */
function video(language: keyof typeof languages, props: Readonly<Record<string, string>>) {
  const element = ['Video', { name: 'cup', ...props }, ['Title', null, 'Cups']] as const;
  return JSON.stringify(showArt(element, references, languages[language]));
}

test('CT-17: a video is a picture of ours that leads to it, on the site where readers of the language are at home', () => {
  const both = { youtube: 't7kwwRMuRgE', bilibili: 'BV1xx411c7mD' };
  const youtube = '{"href":"https://www.youtube.com/watch?v=t7kwwRMuRgE"}';
  const bilibili = '{"href":"https://www.bilibili.com/video/BV1xx411c7mD"}';
  for (const [language, first, second] of [
    ['en', youtube, bilibili],
    ['zh', bilibili, youtube],
  ] as const) {
    const shown = video(language, both);
    expect(shown.split('"/art/cup.png"')[0]).toContain(`["a",${first},["img",`);
    const caption = shown.slice(shown.indexOf('"figcaption"'));
    expect(caption.indexOf(first)).toBeGreaterThan(0);
    expect(caption.indexOf(second)).toBeGreaterThan(caption.indexOf(first));
  }
});

test('CT-17: the language of a video is told where it is not that of the page', () => {
  const props = { youtube: 't7kwwRMuRgE', language: 'en' };
  expect(video('zh', props)).toContain('"hrefLang":"en"');
  expect(video('en', props)).not.toContain('hrefLang');
});

test('a drawing without gaps needs no plate, or one that continues its night; a strip is not cut as a view is', () => {
  const classOf = (traits: { isOpaque?: true; isStrip?: true; isOnNight?: true }) => {
    const piece = { ...references.art.cup, ...traits };
    const element = ['Sprite', { name: 'cup', width: 'column' }] as const;
    const figure = showArt(element, { ...references, art: { cup: piece } }, languages.en);
    return isElement(figure ?? '') && figure?.[1] ? String(Object(figure[1]).class) : undefined;
  };
  const strip = { isOpaque: true, isStrip: true } as const;
  const classes = [{}, { isOpaque: true }, strip, { ...strip, isOnNight: true }] as const;
  expect(new Set(classes.map(classOf)).size).toBe(4);
});

test('a list of nothing but pictures is a contact sheet', () => {
  const item = (...content: readonly TreeNode[]) => ['li', null, ...content] as const;
  const list = (...items: readonly TreeNode[]) => showArt(['ul', null, ...items], references, languages.en);
  const cup = item(['figure', null]);
  expect(list(cup, cup)).toMatchObject(['ul', { class: expect.any(String) }, cup, cup]);
  expect(list(cup, item('a word'))).toBeUndefined();
  expect(list(cup, item(['figure', null], 'a word'))).toBeUndefined();
});

test('where all items of a list begin with icons, these stand for its marks', () => {
  const icon = ['img', { scale: 2 }] as const;
  const list = (...items: readonly TreeNode[]) => showArt(['ul', null, ...items], references, languages.en);
  const item = ['li', null, icon, 'Draw'] as const;
  expect(list(item, item)).toEqual(['ul', { class: expect.any(String) }, item, item]);
  expect(list(item, ['li', null, 'Draw'])).toBeUndefined();
});

test('an icon stands for the word beside it, so that it has none of its own', () => {
  const shown = showArt(['ArtIcon', { name: 'cup' }], references, languages.en);
  expect(shown).toEqual(['img', { src: '/art/cup.png', width: 32, height: 32, scale: 2, alt: '' }]);
});
