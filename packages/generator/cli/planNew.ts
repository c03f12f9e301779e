import { site as definition } from '#site/site';
import { CommandFailure } from './commandFailure';

/** Kinds of content that `npm run new` can create, those that the site has templates for last. */
export const textKinds: readonly string[] = [
  ...['page', 'question', 'category', 'post'],
  ...Object.keys(definition.templates),
];

/** The parts of a site's settings and content that decide where new files belong. */
export interface NewSite {
  /** Codes, the default one first. */
  readonly locales: readonly string[];
  /** Folders of doc sets below that of a locale, such as `docs`, the newest version of each. */
  readonly sets: readonly string[];
  /** Folder of the blog below that of a locale; absent without a blog. */
  readonly blog: string | undefined;
  /** Keys of its authors and tags. */
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  /** Whether a file exists; `path` is below the folder `content`. */
  readonly has: (path: string) => boolean;
  /** ISO day. */
  readonly today: string;
}

export interface NewFile {
  /** Below the folder `content`. */
  readonly path: string;
  readonly text: string;
}

export interface NewPlan {
  readonly files: readonly NewFile[];
  /** Next steps for the writer, a sentence each. */
  readonly next: readonly string[];
}

/** A name that is also a segment of an address. */
const segment = /^[a-z0-9][a-z0-9.-]*$/;

/**
 * Plans the files of a new piece of content in all languages, as drafts.
 * @param kind one of `textKinds`
 * @param place a path without language and extension, such as `docs/basic/filters`; for a post its name alone
 * @param titles one for each locale in their order; missing ones repeat the first
 * @throws CommandFailure with what is wrong and an example that works
 */
export function planNew(kind: string, place: string, titles: readonly string[], site: NewSite): NewPlan {
  const [first = ''] = titles;
  const titleIn = (index: number) => titles[index] ?? first;
  if (kind === 'post') return planPost(place, titleIn, site);
  const parts = place.split('/');
  const set = site.sets.find((folder) => place.startsWith(`${folder}/`));
  const inside = set === undefined ? [] : parts.slice(set.split('/').length);
  if (inside.length === 0 || !inside.every((part) => segment.test(part)))
    throw new CommandFailure(
      `"${place}" is not a valid path for a ${kind}. It begins with ${site.sets.map((folder) => `${folder}/`).join(' or ')}, ` +
        `and goes on in small letters, digits and hyphens, as in ${site.sets[0]}/basic/filters.`,
      2,
    );
  if (kind === 'category') return planCategory(place, titleIn, site);
  const template = definition.templates[kind];
  const heading = template === undefined ? [] : template.frontMatter(place);
  if (heading === undefined)
    throw new CommandFailure(`"${place}" is not a valid path for a ${kind}: one is ${template?.example}.`, 2);
  const folders = newFolders(parts.slice(0, -1), inside.length - 1, site);
  return {
    files: site.locales.flatMap((locale, index) => [
      ...folders.map((folder) => ({
        path: `${locale}/${folder}/category.yaml`,
        text: `label: ${quote(labelOf(folder))}\n`,
      })),
      {
        path: `${locale}/${place}.md`,
        text: pageText(titleIn(index), index === 0 ? ['draft: true', ...heading] : []),
      },
    ]),
    next: [
      ...(folders.length === 0
        ? []
        : ['Readers see the `label` of each new category.yaml: put it right in every language.']),
      ...(kind === 'question'
        ? ['The first paragraph is the answer, in a sentence or two; steps and reasons come after it.']
        : []),
      ...(template?.next(place, site) ?? []),
      ...afterwards(site, `${place}.md`),
    ],
  };
}

/** The folders around a new page that have no category file yet. */
function newFolders(parts: readonly string[], depth: number, { locales, has }: NewSite): string[] {
  const folders = Array.from({ length: depth }, (_, index) => parts.slice(0, parts.length - index).join('/'));
  return folders.filter((folder) => !has(`${locales[0]}/${folder}/category.yaml`)).reverse();
}

function labelOf(folder: string): string {
  const words = (folder.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function planPost(name: string, titleIn: (index: number) => string, { blog, ...site }: NewSite): NewPlan {
  if (blog === undefined) throw new CommandFailure('This site has no blog (`blog` in site.yaml).', 2);
  if (!segment.test(name))
    throw new CommandFailure(
      `"${name}" is not a valid name for a post: small letters, digits and hyphens, as in winter-sale.`,
      2,
    );
  const file = `${blog}/${site.today}-${name}.md`;
  const authors = site.authors.length === 1 ? `authors: [${site.authors[0]}]` : 'authors: []';
  const lines = ['draft: true', `date: ${site.today}`, authors, 'tags: []'];
  return {
    files: site.locales.map((locale, index) => ({
      path: `${locale}/${file}`,
      text: `${pageText(titleIn(index), index === 0 ? lines : [])}<!-- truncate -->\n`,
    })),
    next: [
      `Authors: ${site.authors.join(', ') || 'none yet'}. Tags: ${site.tags.join(', ') || 'none yet'}. Both are declared in content/${site.locales[0]}/${blog}/.`,
      'Lists show the text above `<!-- truncate -->` as the summary.',
      ...afterwards({ ...site, blog }, file),
    ],
  };
}

/** A category with a first page: a category without pages is an error. */
function planCategory(place: string, titleIn: (index: number) => string, site: NewSite): NewPlan {
  const page = `${place}/overview.md`;
  return {
    files: site.locales.flatMap((locale, index) => [
      { path: `${locale}/${place}/category.yaml`, text: `label: ${quote(titleIn(index))}\n` },
      { path: `${locale}/${page}`, text: pageText(titleIn(index), index === 0 ? ['draft: true'] : []) },
    ]),
    next: [
      'Give the category a `description`, and in the first language a `position` among its neighbours.',
      ...afterwards(site, page),
    ],
  };
}

function pageText(title: string, lines: readonly string[]): string {
  return `${['---', `title: ${quote(title)}`, ...lines, '---'].join('\n')}\n\n`;
}

/** A text as a YAML scalar, in quotes where needed. */
function quote(text: string): string {
  return /^[\p{L}][\p{L}\p{N} ,.?!()-]*$/u.test(text) && !/^(true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text);
}

function afterwards({ locales: [first, ...others] }: NewSite, file: string): string[] {
  return [
    `Write below the dashes, add a line \`description: …\`, and take out \`draft: true\` in content/${first}/${file} when it is ready. Until then only \`npm run dev\` shows it.`,
    ...others.map(
      (locale) => `When the translation is done: npm run check -- --stamp content/${locale}/${file}`,
    ),
  ];
}
