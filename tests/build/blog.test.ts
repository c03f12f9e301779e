import { beforeAll } from 'vitest';
import { type BuiltSite, buildFixture } from '../support/builtSite';
import { authorTests } from './blog/authors';
import { feedTests } from './blog/feeds';
import { hiddenPostTests } from './blog/hidden';
import { listTests } from './blog/lists';
import { postTests } from './blog/posts';
import { postTagTests } from './blog/tags';

let built: BuiltSite;
beforeAll(async () => {
  built = await buildFixture('blog');
});
const site = () => built;

authorTests(site);
feedTests(site);
hiddenPostTests(site);
listTests(site);
postTests(site);
postTagTests(site);
