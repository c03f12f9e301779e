import { openDist } from '../support/builtSite';
import { siteKinds } from '../support/siteKinds';
import { sitemapTests } from '../support/sitemapTests';
import { validityTests } from '../support/validityTests';
import { siteAnswerTests } from './site/answers';
import { aroundTests } from './site/around';
import { siteBlogTests } from './site/blog';
import { blogPageTests } from './site/blogPages';
import { bookletTests } from './site/booklet';
import { browserTests } from './site/browsers';
import { budgetTests } from './site/budgets';
import { dataTests } from './site/data';
import { siteHeadTests } from './site/head';
import { siteLinkTests } from './site/links';
import { markdownTests } from './site/markdown';
import { navigationTests } from './site/navigation';
import { offlineTests } from './site/offline';
import { questionTests } from './site/questions';
import { siteRouteTests } from './site/routes';
import { searchTests } from './site/search';
import { sidebarTests } from './site/sidebars';
import { textTests } from './site/text';
import { translationTests } from './site/translations';

const built = openDist();
const site = () => built;

/** A file of each kind of page, by turns in one language. */
const kinds = new Set([
  '404.html',
  ...Object.values(siteKinds).map(
    (route, index) => `${index % 2 === 0 ? '' : 'zh/'}${route.slice(1) || 'index'}.html`,
  ),
]);

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
questionTests(site);
textTests(site);
budgetTests(site);
validityTests(site, (file) => kinds.has(file));
browserTests(site);
sitemapTests(site, { root: 'https://resprite.fengeon.com/', prefixes: ['', 'zh/'] });
