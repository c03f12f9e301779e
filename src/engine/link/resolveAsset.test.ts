import { expect, test } from 'vitest';
import { linkTexts } from '../../../tests/support/linkTexts';
import type { Reference } from '../../model/parsed';
import type { Asset } from '../load/assets';
import { resolveAsset } from './resolveAsset';
import { indexByPath } from './resolver';

/** Whether a picture or a link's file is found, and what is said of it. */
async function resolve(kind: Reference['kind'], target: string, asset: Asset | undefined) {
  const { site } = await linkTexts('docSets: [{ id: docs }]\n', { 'en/docs/a.md': '' });
  const [file] = site.content.docs;
  if (file === undefined) throw new Error('The text is missing');
  const said: string[] = [];
  const found = await resolveAsset(
    {
      site,
      file,
      locale: 'en',
      pagesByPath: indexByPath(site),
      assets: { find: async () => asset, findPublic: async () => asset, copies: new Map() },
      report: (_reference, message, remedy) => said.push(`${message} ${remedy}`),
    },
    { kind, target, line: 1, column: 1 },
    target,
  );
  return { src: found?.src, said };
}

test('CT-14: a file beside the text or in public/ is found', async () => {
  expect(await resolve('image', './a.png', { src: '/assets/a.png' })).toEqual({
    src: '/assets/a.png',
    said: [],
  });
});

test.each([
  ['https://example.com/a.png'],
  ['http://example.com/a.png'],
  ['data:image/png,a'],
  ['//example.com/a.png'],
])('a picture at %s is told, though it may be there', async (target) => {
  expect(await resolve('image', target, { src: target })).toEqual({
    src: undefined,
    said: [`The picture "${target}" lies on another site. Save it in the content folder or in public/.`],
  });
});

test('CT-14: what does not exist is told as what it is', async () => {
  const remedy = 'Name a file relative to this one, or, with a slash in front, one in public/.';
  expect((await resolve('image', 'a.png', undefined)).said).toEqual([
    `The picture "a.png" does not exist. ${remedy}`,
  ]);
  expect((await resolve('link', 'a.zip', undefined)).said).toEqual([
    `The file "a.zip" does not exist. ${remedy}`,
  ]);
});

test('a picture that cannot be read is told', async () => {
  const { said } = await resolve('image', 'a.png', { src: '/assets/a.png', isDamaged: true });
  expect(said).toEqual([
    'The picture "a.png" cannot be read. Save it again; its content does not fit the ending of its name.',
  ]);
});
