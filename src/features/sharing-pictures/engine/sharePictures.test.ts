import { expect, test } from 'vitest';
import { composeTexts } from '../../../../tests/support/composeTexts';
import { composePage } from '../../../engine/compose/composePage';
import { chooseSharePicture } from './sharePictures';

/** The words on the picture of a doc. */
async function wordsOf(settings: object, frontMatter = '') {
  const files = { 'en/docs/one.md': `---\ntitle: One\n${frontMatter}---\n` };
  const context = await composeTexts(files, 'en', settings);
  const page = context.site.pages.get('/docs/one');
  if (page === undefined) throw new Error('The page is not there');
  const { share } = composePage({ ...context, features: [{ sharePicture: chooseSharePicture }] }, page);
  return share?.words;
}

test('SEO-05: a page has a drawn picture where the settings ask for them and it brings none', async () => {
  expect(await wordsOf({ sharePictures: {} })).toMatchObject({ title: 'One', site: 'Site' });
  expect(await wordsOf({ sharePictures: false })).toBeUndefined();
  expect(await wordsOf({ sharePictures: {}, image: '/social.png' })).toBeUndefined();
  expect(await wordsOf({ sharePictures: {} }, 'unlisted: true\n')).toBeUndefined();
});
