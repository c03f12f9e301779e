import { expect, test } from 'vitest';
import { composeLocale } from '../../../compose/localePages';
import { composeTexts } from '../../../testing/composeTexts';
import { composeRobots, composeSitemap } from './sitemap';

const files = {
  'en/docs/one.md': '# One',
  'en/docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden',
};

test('SEO-07: the sitemap has the public pages, and none where there is nothing to show', async () => {
  const xml = await composeSitemap(composeLocale(await composeTexts(files)));
  expect(xml).toContain('<loc>https://example.com/docs/one</loc>');
  expect(xml).not.toContain('hidden');
  expect(
    await composeSitemap(composeLocale(await composeTexts(files, 'en', { noIndex: true }))),
  ).toBeUndefined();
  expect(await composeSitemap({ ...composeLocale(await composeTexts(files)), pages: [] })).toBeUndefined();
});

test('SEO-07: robots.txt lets everything be read and names the sitemaps', async () => {
  const { site } = await composeTexts(files);
  expect(composeRobots(site, [])).toBe('User-agent: *\nDisallow:\n');
  expect(composeRobots(site, ['sitemap.xml'])).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://example.com/sitemap.xml\n',
  );
});
