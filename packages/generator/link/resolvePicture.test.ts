import { expect, test } from 'vitest';
import type { Pictures } from '../load/pictures/openPictures';
import type { PictureFault } from '../load/pictures/picture';
import type { Reference } from '../model/parsed';
import { assetsOf } from '../testing/assetsOf';
import { linkTexts } from '../testing/linkTexts';
import { resolveFile } from './resolveFile';
import { describePicture, resolvePicture } from './resolvePicture';
import { indexByPath, type Resolver } from './resolver';

const shown = { src: '/assets/a.png', width: 8, height: 4 };

/** A resolver in a text of a site where `found` is what there is, and what is said. */
async function resolverOf(found: Awaited<ReturnType<Pictures['find']>>) {
  const { site } = await linkTexts('docSets: [{ id: docs }]\n', { 'en/docs/a.md': '' });
  const [file] = site.content.docs;
  if (file === undefined) throw new Error('The text is missing');
  const said: string[] = [];
  const resolver: Resolver = {
    ...assetsOf(() => (found === undefined ? undefined : '/assets/a.zip')),
    pictures: { find: async () => found, files: new Map() },
    site,
    file,
    locale: 'en',
    pagesByPath: indexByPath(site),
    addedIds: () => [],
    report: (_reference, message, remedy) => said.push(`${message} ${remedy}`),
  };
  return { resolver, said };
}

async function resolve(
  target: string,
  found: Awaited<ReturnType<Pictures['find']>>,
  more: Partial<Reference> = {},
) {
  const { resolver, said } = await resolverOf(found);
  const picture = await resolvePicture(resolver, { kind: 'image', target, line: 1, column: 1, ...more });
  return { src: picture?.src, said };
}

test('CT-15: a picture beside the text or in public/ is found', async () => {
  expect(await resolve('./a.png', shown)).toEqual({ src: '/assets/a.png', said: [] });
});

test.each([
  ['https://example.com/a.png'],
  ['http://example.com/a.png'],
  ['data:image/png,a'],
  ['//example.com/a.png'],
])('a picture at %s is told, though it may be there', async (target) => {
  expect(await resolve(target, shown)).toEqual({
    src: undefined,
    said: [`The picture "${target}" is on another site. Save it in the content folder or in public/.`],
  });
});

test('CT-14: what does not exist is told as what it is', async () => {
  const remedy = 'Name a file relative to this one, or, with a slash in front, one in public/.';
  expect((await resolve('a.png', undefined)).said).toEqual([`The picture "a.png" does not exist. ${remedy}`]);
  const { resolver, said } = await resolverOf(undefined);
  const reference = { kind: 'link', target: 'a.zip', line: 1, column: 1 } as const;
  expect(await resolveFile(resolver, reference, 'a.zip')).toBeUndefined();
  expect(said).toEqual([`The file "a.zip" does not exist. ${remedy}`]);
});

test('CT-18: a picture that moves must stand alone, where a player has room', async () => {
  const moving = { ...shown, motion: { sheet: '/s.png', columns: 2, durations: [100, 100] } };
  expect((await resolve('a.gif', moving, { standsAlone: true })).said).toEqual([]);
  expect((await resolve('a.gif', moving)).said).toEqual([
    'The picture "a.gif" is animated, and shares its paragraph with text or other pictures. Leave an empty line before and after it: there it becomes a player with a pause.',
  ]);
});

test.each<[PictureFault, RegExp, RegExp]>([
  [
    { kind: 'ending', ending: '.psd' },
    /has a format that browsers do not show/,
    /Export it as PNG.*\.png, \.jpg/,
  ],
  [{ kind: 'bytes', bytes: 75497472 }, /has 72\.0 MB; the limit is 10\.0 MB/, /Save it smaller/],
  [
    { kind: 'pixels', width: 9000, height: 9000, frames: 1 },
    /has 9000×9000 pixels; the limit is 40 million/,
    /smaller/,
  ],
  [
    { kind: 'pixels', width: 900, height: 600, frames: 99 },
    /has 99 frames of 900×600 pixels; the limit is 16 million in all/,
    /fewer frames/,
  ],
  [
    { kind: 'closed', reason: 'This user may not read it.', remedy: 'Give it.' },
    /cannot be opened: This user may not read it\./,
    /Give it\./,
  ],
  [{ kind: 'unreadable' }, /cannot be read/, /damaged/],
  [{ kind: 'misnamed', is: 'a JPEG', ending: '.jpg' }, /is a JPEG by its content/, /ends in \.jpg/],
  [{ kind: 'misnamed', is: 'a TIFF', ending: undefined }, /is a TIFF by its content/, /PNG or JPEG/],
  [{ kind: 'moves', is: 'a PNG' }, /is a PNG that is animated, and readers could not pause it/, /GIF/],
  [{ kind: 'active', holds: 'a script' }, /contains a script/, /plain SVG/],
])('CT-18: %o is told with what to do', async (fault, message, remedy) => {
  const described = describePicture('a.png', fault);
  expect(described.message).toMatch(message);
  expect(described.remedy).toMatch(remedy);
  expect((await resolve('a.png', { fault })).said).toEqual([`${described.message} ${described.remedy}`]);
});
