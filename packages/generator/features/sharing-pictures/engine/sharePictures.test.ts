import { blankBitmap } from 'pixels/bitmap';
import { expect, test } from 'vitest';
import { composePage } from '../../../compose/composePage';
import { composeTexts } from '../../../testing/composeTexts';
import { chooseSharePicture } from './sharePictures';

const files = {
  'en/docs/folder/category.yaml': 'label: Folder\n',
  'en/docs/folder/inside.md': '---\ntitle: Inside\n---\n',
  'en/blog/2024-01-02-post.md': '---\ntitle: Post\n---\n',
  'en/pages/terms.md': '---\ntitle: Terms\n---\n',
};

/** The picture of a page. */
async function pictureOf(route: string, settings: object, frontMatter = '') {
  const one = { 'en/docs/one.md': `---\ntitle: One\n${frontMatter}---\n` };
  const context = await composeTexts({ ...files, ...one }, 'en', settings);
  const page = context.site.pages.get(route);
  if (page === undefined) throw new Error('The page is not there');
  return composePage({ ...context, features: [{ sharePicture: chooseSharePicture }] }, page).share;
}
const wordsOf = async (settings: object, frontMatter?: string) =>
  (await pictureOf('/docs/one', settings, frontMatter))?.words;

test('SEO-05: a page has a drawn picture where the settings ask for them and it brings none', async () => {
  expect(await wordsOf({ sharePictures: {} })).toMatchObject({ title: 'One', site: 'Site' });
  expect(await wordsOf({ sharePictures: false })).toBeUndefined();
  expect(await wordsOf({ sharePictures: {}, image: '/social.png' })).toBeUndefined();
  expect(await wordsOf({ sharePictures: {} }, 'unlisted: true\n')).toBeUndefined();
});

test('SEO-05: a picture says where its page belongs: to a category, else to a set, else to the blog', async () => {
  const docSets = [{ id: 'docs', label: 'Guide' }];
  const labelOf = async (route: string) =>
    (await pictureOf(route, { docSets, sharePictures: {} }))?.words.label;
  expect(await labelOf('/docs/folder/inside')).toBe('Folder');
  expect(await labelOf('/docs/one')).toBe('Guide');
  expect(await labelOf('/blog/post')).toBe('Blog');
  expect(await labelOf('/terms')).toBe('');
  expect((await wordsOf({ sharePictures: {} }))?.label).toBe('docs');
});

test('the address of a picture changes with its words', async () => {
  const settings = { sharePictures: {} };
  const path = (await pictureOf('/docs/one', settings))?.path;
  expect(path).toMatch(/^assets\/share\/[0-9a-f]{12}\.png$/);
  expect((await pictureOf('/docs/one', settings, 'keywords: [a]\n'))?.path).toBe(path);
  expect((await pictureOf('/docs/one', { ...settings, title: 'Other' }))?.path).not.toBe(path);
});

test('the first drawing of a page that fits on the easel is on it; else a figure of the site stands there', async () => {
  const text = '---\ntitle: One\n---\n\n::sprite{name=dot}\n\n::sprite{name=wide}\n\n::sprite{name=fits}\n';
  const context = await composeTexts(
    { 'en/docs/one.md': text, 'en/docs/two.md': '---\ntitle: Two\n---\n' },
    'en',
    { sharePictures: { figures: ['mascot'] } },
  );
  const sizes: Record<string, readonly [number, number]> = {
    dot: [4, 4],
    wide: [161, 80],
    fits: [160, 60],
    mascot: [24, 24],
  };
  const art = {
    ...context.art,
    first: (name: string) => {
      const [width = 0, height = 0] = sizes[name] ?? [];
      return { bitmap: blankBitmap(width, height), palette: { name: 'none', colors: [] } };
    },
  };
  const shareOf = (route: string) => {
    const page = context.site.pages.get(route);
    return (
      page && composePage({ ...context, art, features: [{ sharePicture: chooseSharePicture }] }, page).share
    );
  };
  expect([shareOf('/docs/one'), shareOf('/docs/two')]).toMatchObject([
    { art: 'fits', isFigure: false },
    { art: 'mascot', isFigure: true },
  ]);
});

test('who stands at the top of a page is shared with it, and a page may name another piece for that', async () => {
  const text = '---\ntitle: One\npicture: card\nshare: whole\n---\n';
  const context = await composeTexts(
    {
      'en/docs/one.md': text,
      'en/docs/folder/category.yaml': 'label: Folder\nart: scene\n',
      'en/docs/folder/two.md': '---\ntitle: Two\n---\n',
      'en/pages/terms.md': '---\ntitle: Terms\ncast: crowd\n---\n',
    },
    'en',
    { sharePictures: { figures: ['mascot'] } },
  );
  const first = () => ({ bitmap: blankBitmap(24, 24), palette: { name: 'none', colors: [] } });
  const artOf = (route: string) => {
    const page = context.site.pages.get(route);
    const features = [{ sharePicture: chooseSharePicture }];
    return page && composePage({ ...context, art: { ...context.art, first }, features }, page).share;
  };
  expect(artOf('/docs/one')).toMatchObject({ art: 'whole', isFigure: false });
  expect(artOf('/docs/category/folder')).toMatchObject({ art: 'scene', isFigure: true });
  expect(artOf('/terms')).toMatchObject({ art: 'crowd', isFigure: true });
});
