import { expect, test } from 'vitest';
import { noArt } from '../load/art';
import { composeTexts } from '../testing/composeTexts';
import {
  chooseCardPicture,
  choosePostCardPicture,
  choosePostcardPicture,
  choosePoster,
  choosePostHeadPicture,
} from './cardPicture';

type Sizes = readonly (readonly [number, number] | undefined)[];

/** Pieces of these sizes, and a text in which they stand; `undefined` is one that is not there. */
async function pieces(sizes: Sizes, file: string, route: string, frontMatter = '') {
  const body = sizes.map((_, index) => `::sprite{name=piece-${index} alt="A piece"}\n`).join('\n');
  const context = await composeTexts({ [file]: `---\ntitle: A\n${frontMatter}---\n\n${body}` });
  const draw = (name: string) => {
    const size = sizes[Number(name.replace('piece-', ''))];
    if (size === undefined) return undefined;
    return {
      still: { src: name, width: size[0], height: size[1] },
      durations: [],
      tags: [],
      alt: { en: name },
    };
  };
  const { site } = context;
  return { page: site.pages.get(route), art: { locale: 'en', site, art: { ...noArt, draw } } };
}

async function ofCard(sizes: Sizes, frontMatter?: string) {
  const { page, art } = await pieces(sizes, 'en/docs/a.md', '/docs/a', frontMatter);
  if (page?.kind !== 'doc') throw new Error('The page is missing');
  return chooseCardPicture(art, page);
}

async function ofPost(sizes: Sizes) {
  const { page, art } = await pieces(sizes, 'en/blog/2025-01-02-a.md', '/blog/a');
  if (page?.kind !== 'post') throw new Error('The page is missing');
  return choosePoster(art, page);
}

test('CAT-03: a card shows the first piece of its text that fits beside its words, by a whole number', async () => {
  expect(await ofCard([])).toBeUndefined();
  expect((await ofCard([[72, 64]]))?.src).toBe('piece-0');
  expect(await ofCard([[73, 64]])).toBeUndefined();
  expect(await ofCard([[72, 65]])).toBeUndefined();
  expect(await ofCard([[100, 100], undefined, [16, 16], [8, 8]])).toMatchObject({
    src: 'piece-2',
    width: 64,
    height: 64,
  });
});

test('CAT-03: the picture that a doc names comes before those of its text', async () => {
  const named = await ofCard([[8, 8], undefined, [16, 16]], 'picture: piece-2\n');
  expect(named?.src).toBe('piece-2');
  const wide = [[8, 8], undefined, [120, 32]] as const;
  expect((await ofCard([...wide], 'picture: piece-2\n'))?.width).toBe(240);
  expect((await ofCard([...wide]))?.src).toBe('piece-0');
});

test('BL-03: the poster of a post is the first piece of its text that fits, by a whole number', async () => {
  expect(await ofPost([])).toBeUndefined();
  expect(await ofPost([[181, 60], undefined, [8, 65], [180, 64], [8, 8]])).toMatchObject({
    src: 'piece-3',
    width: 180,
    height: 64,
  });
  expect(await ofPost([[16, 16]])).toMatchObject({ width: 64, height: 64 });
});

test('BL-04: the page of a post shows the first piece of its text that can be enlarged, with its words', async () => {
  const { page, art } = await pieces(
    [
      [97, 8],
      [16, 16],
    ],
    'en/blog/2025-01-02-a.md',
    '/blog/a',
  );
  if (page?.kind !== 'post') throw new Error('The page is missing');
  expect(choosePostHeadPicture(art, page)).toEqual({
    src: 'piece-1',
    width: 112,
    height: 112,
    alt: 'piece-1',
  });
  // On a card it is smaller.
  expect(choosePostCardPicture(art, page)).toEqual({ src: 'piece-1', width: 32, height: 32 });
});

test('BL-04: beside its neighbours a post is its first picture, which may be as wide as a scene', async () => {
  const postcard = async (sizes: Sizes) => {
    const { page, art } = await pieces(sizes, 'en/blog/2025-01-02-a.md', '/blog/a');
    if (page?.kind !== 'post') throw new Error('The page is missing');
    return choosePostcardPicture(art, page);
  };
  expect(await postcard([[181, 60], undefined, [180, 60], [16, 16]])).toMatchObject({
    src: 'piece-2',
    width: 360,
    height: 120,
  });
  expect(await postcard([])).toBeUndefined();
});
