import { expect, test } from 'vitest';
import { composeTexts } from '../testing/composeTexts';
import { composeNotFoundPage, composePage, composeRedirect } from './composePage';

const files = {
  'en/docs/a.md': '---\ntitle: A\ndescription: About A.\n---\n',
  'zh/docs/a.md': '---\ntitle: 甲\n---\n',
};

/** The job of the page at `/docs/a`. */
async function compose(locale: string, settings: object = {}) {
  const locales = {
    default: 'en',
    list: { en: { label: 'English', htmlLang: 'en' }, zh: { label: '中文', htmlLang: 'zh' } },
  };
  const context = await composeTexts(files, locale, { locales, ...settings });
  const page = context.site.pages.get('/docs/a');
  if (page === undefined) throw new Error('The page is missing');
  return { context, job: composePage(context, page) };
}

test('I18N-01: a page has its address, those in all languages and its place in the output', async () => {
  const { job } = await compose('zh');
  expect(job.output).toBe('zh/docs/a');
  expect(job.document).toMatchObject({
    kind: 'doc',
    build: 'test',
    locale: 'zh',
    route: '/zh/docs/a',
    title: '甲',
    alternates: { en: '/docs/a', zh: '/zh/docs/a' },
    layout: '/layout.json',
  });
  expect('share' in job || 'noIndex' in job.document || 'image' in job.document).toBe(false);
});

test('RT-09: a page has a face for its title, its keys and the numbers of its steps', async () => {
  const text = '# Undo\n\n1. Draw.\n2. Press :kbd[Ctrl+Z].\n   1. Again.\n';
  const context = await composeTexts({ 'en/docs/a.md': text });
  const page = context.site.pages.get('/docs/a');
  const pageFace = (title: string, others = '') => `${title} ${others}`;
  expect(page && composePage({ ...context, pageFace }, page).document.face).toBe('Undo 12CtrlZ1');
});

test('VIS-08: the settings keep search engines away from every page', async () => {
  const { job } = await compose('en', { noIndex: true });
  expect(job.document.noIndex).toBe(true);
});

test('SEO-05: a page without a picture is shared with the one that is drawn for it, else with that of the site', async () => {
  const { context, job } = await compose('en', { baseUrl: '/base/', image: '/social.png' });
  expect(job.document.image).toBe('https://example.com/base/social.png');
  const page = context.site.pages.get('/docs/a');
  const words = { title: 'A', label: '', site: 'Site', known: [] };
  const share = { path: 'assets/a.png', words, isFigure: false, route: '/docs/a' };
  const drawn = page && composePage({ ...context, features: [{ sharePicture: () => share }] }, page);
  expect(drawn?.share).toBe(share);
  expect(drawn?.document.image).toBe('https://example.com/base/assets/a.png');
});

test('RT-02: Page Not Found leads to the home page in each language', async () => {
  const { context } = await compose('zh');
  const { output, document } = composeNotFoundPage(context);
  expect(output).toBe('zh/404');
  expect(document).toMatchObject({ noIndex: true, alternates: { en: '/', zh: '/zh/' } });
});

test('RT-06: a redirect leads to its target in its language, with the hash', async () => {
  const { context } = await compose('zh');
  const { output, document } = composeRedirect(context, '/old', '/docs/a#part');
  expect(output).toBe('zh/old');
  expect(document).toMatchObject({ kind: 'redirect', route: '/zh/old', to: '/zh/docs/a#part' });
  expect(composeRedirect(context, '/old', '/docs/a').document).toMatchObject({ to: '/zh/docs/a' });
});
