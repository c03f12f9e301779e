import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './builtSite';
import { packageRoot } from './runTool';

const out = join(packageRoot, 'dist');
if (!existsSync(out)) throw new Error('There is no dist/ whose pages could be tested: run `npm run build`.');

// Every page has its text as Markdown beside it, and nothing else has.
const all = filesBelow(out)
  .filter((file) => file.endsWith('.md') && !file.startsWith('zh/'))
  .map((file) => `/${file.replace(/\.md$/, '').replace(/^index$/, '')}`);
const below = (set: string) => all.filter((route) => route === `/${set}` || route.startsWith(`/${set}/`));
const [blog, docs, faq] = [below('blog'), below('docs'), below('faq')];

/** The addresses of the pages that `dist/` has in the default locale. */
export const siteRoutes = {
  all,
  standalone: all.filter((route) => ![...blog, ...docs, ...faq].includes(route)),
  blog,
  docs,
  faq,
};
