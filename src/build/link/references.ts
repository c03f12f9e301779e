import { dirname, posix } from 'node:path';
import { cleanPath, hrefOf } from '../../model/address';
import type { ArtPiece, Download } from '../../model/art';
import { nearest } from '../../model/nearest';
import type { Reference } from '../../model/parsed';
import type { Problem } from '../../model/problem';
import type { ArtFolder } from '../art/readArt';
import type { ParsedFile } from '../content';
import type { Asset, Assets } from '../read/assets';
import { decodeAddress } from '../read/decodeAddress';
import { anchorsOf, hasAnchor, textFileOf } from './anchors';
import { resolveArt } from './resolveArt';
import { resolveDownload } from './resolveDownload';
import type { Page, Site } from './site';

/** What the links and pictures of one file lead to, by what was written. */
export interface ResolvedReferences {
  readonly hrefs: Readonly<Record<string, string>>;
  readonly images: Readonly<Record<string, Asset>>;
  readonly art: Readonly<Record<string, ArtPiece>>;
  readonly downloads: Readonly<Record<string, Download>>;
  /** Of the page that shows them. */
  readonly locale: string;
  /** Address of the picture shown when the page is shared, if it has one of its own. */
  readonly shareImage?: string;
}

/** Takes down what is wrong with a reference, what to do and the nearest valid spelling. */
export type Report = (reference: Reference, message: string, remedy: string, suggestion?: string) => void;

/** What a site has to show. */
export interface Pictures {
  readonly assets: Assets;
  readonly art: ArtFolder;
}

interface Resolver extends Pictures {
  readonly site: Site;
  readonly file: ParsedFile;
  /** Locale in which the file is shown; differs from its own where a translation is missing. */
  readonly locale: string;
  readonly pagesByPath: ReadonlyMap<string, Page>;
  readonly report: Report;
}

/** Pages by the path of their file below a locale's folder. */
export function indexByPath(site: Site): ReadonlyMap<string, Page> {
  const index = new Map<string, Page>();
  for (const page of site.pages.values()) {
    const file = textFileOf(page, site.config.locales.default);
    if (file !== undefined) index.set(file.path, page);
  }
  return index;
}

/** Resolves every link and picture of `file` as shown in `locale`; what leads nowhere is reported (CT-14). */
export async function resolveReferences(
  site: Site,
  pictures: Pictures,
  pagesByPath: ReadonlyMap<string, Page>,
  file: ParsedFile,
  locale: string,
): Promise<{ resolved: ResolvedReferences; problems: Problem[] }> {
  const problems: Problem[] = [];
  const resolver: Resolver = {
    site,
    ...pictures,
    file,
    locale,
    pagesByPath,
    report: (reference, message, remedy, suggestion) =>
      problems.push({
        severity: 'error',
        file: file.file,
        line: reference.line,
        column: reference.column,
        message,
        remedy,
        ...(suggestion === undefined ? {} : { nearest: suggestion }),
      }),
  };
  const hrefs: Record<string, string> = {};
  const images: Record<string, Asset> = {};
  const art: Record<string, ArtPiece> = {};
  const downloads: Record<string, Download> = {};
  for (const reference of file.summary.references) {
    if (reference.kind === 'link') {
      hrefs[reference.target] = await resolveLink(resolver, reference);
      continue;
    }
    if (reference.kind === 'art') {
      const piece = resolveArt(resolver.art, locale, reference, resolver.report);
      if (piece !== undefined) art[reference.target] = piece;
      continue;
    }
    if (reference.kind === 'download') {
      const download = resolveDownload(resolver.art, reference, resolver.report);
      if (download !== undefined) downloads[reference.target] = download;
      continue;
    }
    const asset = await resolveAsset(resolver, reference, reference.target);
    if (asset !== undefined) images[reference.target] = asset;
  }
  return { resolved: { hrefs, images, art, downloads, locale }, problems };
}

async function resolveLink(resolver: Resolver, reference: Reference): Promise<string> {
  const { target } = reference;
  if (/^(https?:|mailto:|tel:)|^\/\//i.test(target)) return target;
  if (/^[a-z][a-z\d+.-]*:/i.test(target)) {
    resolver.report(
      reference,
      `The link "${target}" has a scheme that is not allowed.`,
      'Allowed: https, http, mailto, tel.',
    );
    return '#';
  }
  const [, path = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
  if (path === '' && query === '') return checkedHash(resolver, reference, resolver.file, hash) ?? target;
  const page = pageAt(resolver, path);
  if (page !== undefined) {
    const file = textFileOf(page, resolver.locale);
    if (file !== undefined) checkedHash(resolver, reference, file, hash);
    const slash = resolver.site.rules.trailingSlash === undefined && /[^/]\/$/.test(path) ? '/' : '';
    return (
      hrefOf(page.route, resolver.locale, resolver.site.rules) +
      slash +
      query +
      (hash === undefined ? '' : `#${hash}`)
    );
  }
  const redirect = resolver.site.redirects.get(cleanPath(path));
  if (redirect !== undefined)
    return (
      hrefOf(cleanPath(path), resolver.locale, resolver.site.rules) +
      query +
      (hash === undefined ? '' : `#${hash}`)
    );
  const isFile = /\.[a-z\d]+$/i.test(path) && !path.endsWith('.md');
  if (isFile) {
    const asset = await resolveAsset(resolver, reference, path);
    return asset === undefined ? '#' : asset.src + query + (hash === undefined ? '' : `#${hash}`);
  }
  reportBrokenLink(resolver, reference, path);
  return '#';
}

function checkedHash(
  resolver: Resolver,
  reference: Reference,
  file: ParsedFile,
  hash: string | undefined,
): string | undefined {
  if (hash === undefined || hash === '' || hasAnchor(file, hash)) return undefined;
  const { terms } = resolver.site.content.glossary;
  if (file.summary.usesGlossary && terms.some(({ id }) => id === hash)) return undefined;
  const anchors = anchorsOf(file);
  resolver.report(
    reference,
    `The link "${reference.target}" leads to "#${hash}", which ${file.file} does not have.`,
    anchors.length > 0 ? `Its anchors: ${anchors.map((id) => `#${id}`).join(', ')}.` : 'It has no anchors.',
    nearest(hash, anchors),
  );
  return undefined;
}

/** The page that a path leads to: a Markdown file beside this one, or an address of the site. */
function pageAt(resolver: Resolver, path: string): Page | undefined {
  const { site, file } = resolver;
  if (path.endsWith('.md') && !path.startsWith('/')) {
    return resolver.pagesByPath.get(posix.join(dirname(file.path), decodeAddress(path)));
  }
  if (path.startsWith('/')) return site.pages.get(routeOfAddress(site, path));
  const own = resolver.pagesByPath.get(file.path);
  return own === undefined ? undefined : site.pages.get(cleanPath(posix.join(dirname(own.route), path)));
}

/** The route of an address as a writer may have it: with or without base path, locale and slash. */
export function routeOfAddress(site: Site, address: string): string {
  const { baseUrl } = site.rules;
  let path = cleanPath(address);
  if (baseUrl !== '/' && `${path}/`.startsWith(baseUrl)) path = `/${path.slice(baseUrl.length)}`;
  const prefix = site.locales.find(
    (locale) => locale !== site.rules.defaultLocale && `${path}/`.startsWith(`/${locale}/`),
  );
  return prefix === undefined ? path : path.slice(prefix.length + 1) || '/';
}

function reportBrokenLink(resolver: Resolver, reference: Reference, path: string): void {
  if (path.endsWith('.md')) {
    const folder = dirname(resolver.file.path);
    const { docs, posts, pages } = resolver.site.content;
    const target = posix.join(folder, decodeAddress(path));
    const { defaultLocale } = resolver.site.rules;
    // A file that only a translation has is no page either, but that is a mistake of its own.
    if ([...docs, ...posts, ...pages].some((file) => file.path === target && file.locale === defaultLocale)) {
      resolver.report(
        reference,
        `The link "${reference.target}" leads to a draft, which is not published.`,
        'Publish it first, or remove the link.',
      );
      return;
    }
    const known = [...resolver.pagesByPath.keys()].map((file) => posix.relative(folder, file));
    const suggestion =
      nearest(path.replace(/^\.\//, ''), known) ??
      known.find((file) => file.split('/').at(-1) === path.split('/').at(-1));
    resolver.report(
      reference,
      `The link "${reference.target}" leads to a file that does not exist.`,
      'Name a Markdown file relative to this one.',
      suggestion,
    );
    return;
  }
  resolver.report(
    reference,
    `The link "${reference.target}" leads to a page that does not exist.`,
    'Name a page of the site, or link to its Markdown file.',
    nearest(path, resolver.site.pages.keys()),
  );
}

async function resolveAsset(
  resolver: Resolver,
  reference: Reference,
  target: string,
): Promise<Asset | undefined> {
  if (reference.kind === 'image' && /^(https?:|data:)|^\/\//i.test(target)) {
    resolver.report(
      reference,
      `The picture "${target}" lies on another site.`,
      'Save it in the content folder or in public/.',
    );
    return undefined;
  }
  const asset = await resolver.assets.find(target, resolver.file);
  if (asset === undefined) {
    const what = reference.kind === 'image' ? 'picture' : 'file';
    resolver.report(
      reference,
      `The ${what} "${target}" does not exist.`,
      'Name a file relative to this one, or, with a slash in front, one in public/.',
    );
  }
  if (asset?.isDamaged === true) {
    resolver.report(
      reference,
      `The picture "${target}" cannot be read.`,
      'Save it again; its content does not fit the ending of its name.',
    );
  }
  return asset;
}
