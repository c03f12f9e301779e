import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { type BuiltSite, openOutput } from '../support/builtSite';
import { packageRoot, runTool } from '../support/runTool';
import { sitemapTests } from '../support/sitemapTests';
import { siteAnswerTests } from './site/answers';
import { aroundTests } from './site/around';
import { siteBlogTests } from './site/blog';
import { blogPageTests } from './site/blogPages';
import { bookletTests } from './site/booklet';
import { budgetTests } from './site/budgets';
import { dataTests } from './site/data';
import { siteHeadTests } from './site/head';
import { siteLinkTests } from './site/links';
import { markdownTests } from './site/markdown';
import { navigationTests } from './site/navigation';
import { offlineTests } from './site/offline';
import { siteRouteTests } from './site/routes';
import { searchTests } from './site/search';
import { sidebarTests } from './site/sidebars';
import { textTests } from './site/text';
import { translationTests } from './site/translations';

let built: BuiltSite;
beforeAll(async () => {
  // Takes over what an earlier build has made, such as the step of `npm test` before this one.
  built = openOutput(await runTool('build'), packageRoot, join(packageRoot, 'dist'));
});
const site = () => built;

siteRouteTests(site);
aroundTests(site);
siteAnswerTests(site);
siteHeadTests(site);
siteLinkTests(site);
siteBlogTests(site);
translationTests(site);
dataTests(site);
bookletTests(site);
markdownTests(site);
navigationTests(site);
sidebarTests(site);
blogPageTests(site);
offlineTests(site);
searchTests(site);
textTests(site);
budgetTests(site);
sitemapTests(site, { root: 'https://resprite.fengeon.com/', prefixes: ['', 'zh/'] });
