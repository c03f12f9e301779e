import { expect, test } from 'vitest';
import { composeTexts } from '../../../tests/support/composeTexts';
import { noArt } from '../load/art';
import { chooseCardPicture } from './cardPicture';

/** The picture of the card of a text, in which pieces of these sizes stand; `undefined` is one that is not there. */
async function choose(sizes: readonly (readonly [number, number] | undefined)[]) {
  const body = sizes.map((_, index) => `::sprite{name=piece-${index} alt="A piece"}\n`).join('\n');
  const context = await composeTexts({ 'en/docs/a.md': `---\ntitle: A\n---\n\n${body}` });
  const page = context.site.pages.get('/docs/a');
  if (page?.kind !== 'doc') throw new Error('The page is missing');
  const draw = (name: string) => {
    const size = sizes[Number(name.replace('piece-', ''))];
    if (size === undefined) return undefined;
    return { still: { src: name, width: size[0], height: size[1] }, durations: [], alt: {} };
  };
  return chooseCardPicture({ locale: 'en', art: { ...noArt, draw } }, page)?.src;
}

test('CAT-03: a card shows the first piece of its text that fits beside its words', async () => {
  expect(await choose([])).toBeUndefined();
  expect(await choose([[72, 44]])).toBe('piece-0');
  expect(await choose([[73, 44]])).toBeUndefined();
  expect(await choose([[72, 45]])).toBeUndefined();
  expect(await choose([[100, 100], undefined, [16, 16], [8, 8]])).toBe('piece-2');
});
