import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { type BuiltSite, openOutput } from '../support/builtSite';
import { packageRoot, runTool } from '../support/runTool';
import { sitemapTests } from '../support/sitemapTests';
import { siteAnswerTests } from './site/answers';
import { siteBlogTests } from './site/blog';
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
import { twinTests } from './site/twins';

let built: BuiltSite;
beforeAll(async () => {
  // Takes over what an earlier build has made, such as the step of `npm test` before this one.
  built = openOutput(await runTool('build'), packageRoot, join(packageRoot, 'dist'));
});
const site = () => built;

siteRouteTests(site);
siteAnswerTests(site);
siteHeadTests(site);
siteLinkTests(site);
siteBlogTests(site);
twinTests(site);
dataTests(site);
bookletTests(site);
markdownTests(site);
navigationTests(site);
offlineTests(site);
searchTests(site);
budgetTests(site);
sitemapTests(site, { root: 'https://resprite.fengeon.com/', prefixes: ['', 'zh/'] });
