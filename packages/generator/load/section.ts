import type { SiteConfig } from '../model/config/siteConfig';

/** The purpose of a content file, by its path. */
export type Section =
  | { readonly kind: 'doc'; readonly set: string; readonly version: string; readonly rest: string }
  | { readonly kind: 'category'; readonly set: string; readonly version: string; readonly folder: string }
  | { readonly kind: 'asked' }
  | { readonly kind: 'sidebars'; readonly set: string; readonly version: string }
  | { readonly kind: 'docTags'; readonly set: string; readonly version: string }
  | { readonly kind: 'post'; readonly rest: string }
  | { readonly kind: 'authors' }
  | { readonly kind: 'postTags' }
  | { readonly kind: 'page'; readonly rest: string }
  | { readonly kind: 'home' }
  | { readonly kind: 'unknown'; readonly name: string; readonly known: readonly string[] };

/** The section of a path below a locale's folder. Paths end in `.md`, `.yaml` or `.yml`. */
export function sectionOf(path: string, config: SiteConfig): Section {
  const known = ['pages', 'home.yaml'];
  for (const set of config.docSets) {
    for (const version of set.versions ?? [{ name: 'current', folder: set.id }]) {
      known.push(version.folder);
      const rest = below(version.folder, path);
      if (rest !== undefined) return docSection(set.id, version.name, rest);
    }
  }
  if (config.blog !== false) {
    known.push(config.blog.folder);
    const rest = below(config.blog.folder, path);
    if (rest === 'authors.yaml') return { kind: 'authors' };
    if (rest === 'tags.yaml') return { kind: 'postTags' };
    if (rest !== undefined && isAsked(rest)) return { kind: 'asked' };
    if (rest?.endsWith('.md')) return { kind: 'post', rest };
    if (rest !== undefined)
      return { kind: 'unknown', name: rest, known: ['*.md', 'asked.yaml', 'authors.yaml', 'tags.yaml'] };
  }
  const page = below('pages', path);
  if (page?.endsWith('.md')) return { kind: 'page', rest: page };
  if (page !== undefined && isAsked(page)) return { kind: 'asked' };
  if (path === 'home.yaml') return { kind: 'home' };
  return { kind: 'unknown', name: path.split('/')[0] ?? path, known };
}

function docSection(set: string, version: string, rest: string): Section {
  if (rest.endsWith('.md')) return { kind: 'doc', set, version, rest };
  if (rest === 'sidebars.yaml') return { kind: 'sidebars', set, version };
  if (rest === 'tags.yaml') return { kind: 'docTags', set, version };
  if (isAsked(rest)) return { kind: 'asked' };
  const category = /^(?:(.+)\/)?category\.yaml$/.exec(rest);
  if (category?.[1] !== undefined) return { kind: 'category', set, version, folder: category[1] };
  return {
    kind: 'unknown',
    name: rest.split('/').at(-1) ?? rest,
    known: ['*.md', 'asked.yaml', 'category.yaml', 'sidebars.yaml', 'tags.yaml'],
  };
}

function isAsked(rest: string): boolean {
  return /(?:^|\/)asked\.yaml$/.test(rest);
}

function below(folder: string, path: string): string | undefined {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}
