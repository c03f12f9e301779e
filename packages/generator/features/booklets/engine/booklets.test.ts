import { expect, test } from 'vitest';
import { composeTexts } from '../../../testing/composeTexts';
import { booklets } from './feature';
import { listSheets } from './sheets';

const files = { 'en/docs/one.md': '# One', 'en/docs-1/one.md': '# One' };
const versions = [
  { name: '2', folder: 'docs' },
  { name: '1', folder: 'docs-1' },
];

/** The parts that the feature adds to the doc at an address. */
async function bookletOf(route: string, settings: object) {
  const context = await composeTexts(files, 'en', { docSets: [{ id: 'docs', versions, ...settings }] });
  const page = context.site.pages.get(route);
  if (page?.kind !== 'doc') throw new Error(`${route} is no doc`);
  return booklets.doc?.(context, page);
}

test('a doc of the latest version leads to the booklet of its set, where the settings make one', async () => {
  expect(await bookletOf('/docs/one', { booklet: true })).toEqual({ booklet: '/booklet/docs.htm' });
  expect(await bookletOf('/docs/1/one', { booklet: true })).toEqual({});
  expect(await bookletOf('/docs/one', {})).toEqual({});
});

test('PRT-01: what is printed on one sheet is listed by its title in the language, unless it is hidden', async () => {
  const pages = {
    ...files,
    'en/pages/keys.md': '---\ntitle: Keys\nsheet: true\n---\n',
    'zh/pages/keys.md': '---\ntitle: 按键\n---\n',
    'en/pages/secret.md': '---\ntitle: Secret\nsheet: true\nunlisted: true\n---\n',
    'en/pages/terms.md': '# Terms',
  };
  const sheetsIn = async (locale: string) => {
    const { site } = await composeTexts(pages, locale, {});
    return listSheets({ site, locale }).sheets;
  };
  expect(await sheetsIn('en')).toEqual([{ label: 'Keys', href: '/keys' }]);
  expect(await sheetsIn('zh')).toEqual([{ label: '按键', href: '/zh/keys' }]);
  const { site } = await composeTexts(files, 'en', {});
  expect(listSheets({ site, locale: 'en' })).toEqual({});
});

test('PRT-03: where PDFs are made, a sheet leads to its own in the language, and both are printed', async () => {
  const pages = {
    ...files,
    'en/pages/keys.md': '---\ntitle: Keys\nsheet: true\n---\n',
    'zh/pages/keys.md': '---\ntitle: 按键\n---\n',
  };
  const context = await composeTexts(pages, 'zh', {});
  const sheet = context.site.pages.get('/keys');
  if (sheet?.kind !== 'page') throw new Error('/keys is no page');
  expect(booklets.standalone?.(context, sheet)).toEqual({});
  const printing = { ...context, prints: true };
  expect(booklets.standalone?.(printing, sheet)).toEqual({
    pdf: { label: 'Download as PDF', href: '/zh/keys.pdf' },
  });
  const claimed = booklets.claims?.(context.site).flatMap((claim) => claim.files);
  expect(claimed).toEqual(['keys.pdf', 'zh/keys.pdf']);
});

test('the addresses of booklets are taken only where there are some', async () => {
  const claimsOf = async (settings: object) => {
    const { site } = await composeTexts(files, 'en', { docSets: [{ id: 'docs', versions, ...settings }] });
    return booklets.claims?.(site).flatMap((claim) => claim.files);
  };
  expect(await claimsOf({ booklet: true })).toEqual(['booklet']);
  expect(await claimsOf({})).toEqual([]);
});
