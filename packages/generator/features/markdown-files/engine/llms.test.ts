import { expect, test } from 'vitest';
import { composeLocale } from '../../../compose/localePages';
import { composeTexts } from '../../../testing/composeTexts';
import { composeLlms } from './llms';

const files = {
  'en/docs/one.md': '---\ntitle: One [1]\ndescription: About one.\n---\n',
  'en/docs/two.md': '---\ntitle: Two\ndescription: About two.\ndisplayed_sidebar: null\n---\n',
  'en/blog/2024-01-02-post.md': '---\ntitle: Post\ndescription: About a post.\n---\n',
  'en/pages/terms.md': '---\ntitle: Terms\ndescription: About terms.\n---\n',
};

const written = { read: (path: string) => Buffer.from(`(${path})\n`) };

/** The two lists of a site, the long one made of files that say only their path. */
async function listsOf(texts: Readonly<Record<string, string>>, settings: object = {}) {
  const made = composeLlms(composeLocale(await composeTexts(texts, 'en', settings)));
  const lists: Record<string, unknown> = {};
  for (const [path, file] of made) {
    if (file.kind === 'made') lists[path] = await file.make();
    if (file.kind === 'pieced') lists[path] = [...file.pieces(written)].join('');
  }
  return lists;
}

test('the list has the texts by where they belong, each with its address and what it is about', async () => {
  expect((await listsOf(files, { tagline: 'A site' }))['llms.txt']).toMatchInlineSnapshot(`
    "# Site

    > A site

    ## docs

    - [One \\[1\\]](https://example.com/docs/one.md): About one.
    - [Two](https://example.com/docs/two.md): About two.

    ## Blog

    - [Post](https://example.com/blog/post.md): About a post.

    ## Other pages

    - [Terms](https://example.com/terms.md): About terms.
    "
  `);
});

test('the texts themselves stand in the same order', async () => {
  expect((await listsOf(files))['llms-full.txt']).toMatchInlineSnapshot(`
    "# Site

    (docs/one.md)

    (docs/two.md)

    (blog/post.md)

    (terms.md)
    "
  `);
});

test('a part without a public text is left out, and so are the lists of a site without any', async () => {
  const hidden = { 'en/docs/one.md': '---\nunlisted: true\n---\n' };
  const only = { ...hidden, 'en/pages/terms.md': '---\ntitle: Terms\n---\n' };
  expect((await listsOf(only))['llms.txt']).not.toContain('## docs');
  expect(await listsOf(hidden)).toEqual({});
  expect(await listsOf(files, { noIndex: true })).toEqual({});
});
