import { beforeAll, describe, expect, test } from 'vitest';
import { openFixture } from '../support/buildSites';
import { type BuiltSite, buildFixture } from '../support/builtSite';
import { changeSettings } from '../support/changeSettings';
import { metas } from '../support/html';
import { isRedirect } from '../support/links';
import { sitemapTests } from '../support/sitemapTests';
import { validityTests } from '../support/validityTests';
import { addressFormTests } from './layout/addressForms';
import { headTests } from './layout/head';
import { landmarkTests } from './layout/landmarks';
import { redirectTests } from './layout/redirects';

let built: BuiltSite;
let hidden: BuiltSite;
beforeAll(async () => {
  built = await openFixture('layout');
  hidden = await buildFixture('layout', {
    as: 'layout-hidden',
    by: (root) => changeSettings(root, { noIndex: true }),
  });
});
const site = () => built;

addressFormTests(site);
headTests(site);
landmarkTests(site);
redirectTests(site);
validityTests(site, (file) => file.startsWith('ar/'));
sitemapTests(site, { root: 'https://layout.example/x/', prefixes: ['', 'ar/'] });

describe('a site that is not indexed', () => {
  test('VIS-08, SEO-08: every page says so, and there is no sitemap', () => {
    const pages = hidden.files.filter((file) => file.endsWith('.html'));
    expect(pages.some((file) => isRedirect(hidden, file))).toBe(true);
    expect(pages.length).toBeGreaterThan(30);
    for (const file of pages) expect(metas(hidden.html(file), 'robots'), file).toEqual(['noindex, nofollow']);
    expect(hidden.files.filter((file) => file.includes('sitemap'))).toEqual([]);
    expect(hidden.text('robots.txt')).toBe('User-agent: *\nDisallow:\n');
  });
});
