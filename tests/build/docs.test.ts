import { beforeAll } from 'vitest';
import { openFixture } from '../support/buildSites';
import type { BuiltSite } from '../support/builtSite';
import { sitemapTests } from '../support/sitemapTests';
import { addressTests } from './docs/addresses';
import { articleTests } from './docs/articles';
import { breadcrumbTests } from './docs/breadcrumbs';
import { categoryTests } from './docs/categories';
import { hiddenTests } from './docs/hidden';
import { neighbourTests } from './docs/neighbours';
import { searchIndexTests } from './docs/search';
import { sidebarTests } from './docs/sidebars';
import { tagTests } from './docs/tags';
import { translationTests } from './docs/translations';
import { versionTests } from './docs/versions';

let built: BuiltSite;
beforeAll(async () => {
  built = await openFixture('docs');
});
const site = () => built;

addressTests(site);
articleTests(site);
breadcrumbTests(site);
categoryTests(site);
hiddenTests(site);
neighbourTests(site);
sidebarTests(site);
tagTests(site);
translationTests(site);
versionTests(site);
searchIndexTests(site);
sitemapTests(site, { root: 'https://docs.example/', prefixes: ['', 'zh/'] });
