import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { articleOf, headingId, headingsOf, titleOf } from './article.mjs';
import { chinese } from './chinese.mjs';
import { english } from './english.mjs';
import { planDocs } from './planDocs.mjs';
import { homeOf, settings } from './settings.mjs';

const languages = { en: english, zh: chinese };
const tags = ['news', 'release', 'tutorial'];
const posts = 12;
/** Home, one page that stands alone, the posts in two lists, the tags' lists, and the overviews. */
const otherRoutes = 1 + 1 + posts + 2 + tags.length + ['tags', 'archive', 'authors'].length;

/** A page whose surroundings are the same on a site of any size. */
export const comparablePage = 'docs/part-1/section-1/page-1';

/**
 * Writes a site with `routes` routes, each in English and Chinese, into `root`, which is emptied.
 * The same number gives the same site.
 */
export function generateSite(root, routes) {
  rmSync(root, { recursive: true, force: true });
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('site.yaml', settings);
  const plan = planDocs(routes - otherRoutes);
  const docs = docPaths(plan, '');
  for (const [locale, words] of Object.entries(languages)) {
    const ids = locale === 'en' ? undefined : english;
    const page = (path, number, targets, more = '', afterLead) => {
      const body = articleOf(words, number, targets, ids, afterLead);
      const title = titleOf(words, number);
      const description = words.describe(title, words.sentences[number % words.sentences.length]);
      write(
        `content/${locale}/${path}`,
        `---\ntitle: ${title}\ndescription: "${description}"\n${more}---\n\n${body}`,
      );
    };
    for (const [index, path] of docs.entries()) {
      const position = locale === 'en' ? `position: ${Number(/\d+$/.exec(path)?.[0])}\n` : '';
      page(`docs/${path}.md`, index + 1, linksFrom(path, index, docs), position);
    }
    for (const [path, number] of categoryPaths(plan, '')) {
      const position = locale === 'en' ? `position: ${number}\nslug: ${path.replaceAll('/', '-')}\n` : '';
      write(
        `content/${locale}/docs/${path}/category.yaml`,
        `label: ${words.category(number)}\ndescription: ${words.about(number)}\n${position}`,
      );
    }
    for (let post = 1; post <= posts; post++) {
      const more =
        locale === 'en'
          ? `date: 2025-${String(post).padStart(2, '0')}-10\nauthors: [team]\ntags: [${tags[post % 3]}]\n`
          : '';
      page(`blog/post-${post}.md`, 100_000 + post, [], more, '\n\n<!-- truncate -->\n\n');
    }
    page('pages/terms.md', 200_000, []);
    write(`content/${locale}/blog/authors.yaml`, 'team:\n  name: Team\n');
    write(`content/${locale}/blog/tags.yaml`, tags.map((tag) => `${tag}:\n  label: ${tag}\n`).join(''));
    write(`content/${locale}/home.yaml`, homeOf(words));
  }
}

function docPaths(folder, path) {
  const below = (name) => (path === '' ? name : `${path}/${name}`);
  return [
    ...folder.docs.map(below),
    ...folder.folders.flatMap((inner) => docPaths(inner, below(inner.name))),
  ];
}

function categoryPaths(folder, path) {
  return folder.folders.flatMap((inner, index) => {
    const below = path === '' ? inner.name : `${path}/${inner.name}`;
    return [[below, index + 1], ...categoryPaths(inner, below)];
  });
}

/** Two neighbours and two pages further away. All of the first part link within it, so that they are the same on every site. */
function linksFrom(path, index, docs) {
  const first = docs.findIndex((doc) => !doc.startsWith('part-1/'));
  const [start, count] = index < first ? [0, first] : [first, docs.length - first];
  return [1, 2, 17, 41].map((step) => {
    const target = start + ((index - start + step) % count);
    const ups = '../'.repeat(path.split('/').length - 1);
    return {
      path: `${ups || './'}${docs[target]}.md`,
      hash: step === 2 ? `#${headingId(english, headingsOf(target + 1)[0])}` : '',
      number: target + 1,
    };
  });
}
