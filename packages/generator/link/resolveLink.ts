import { dirname, posix } from 'node:path';
import { type ParsedFile, translationIn } from '../load/content';
import { cleanPath, hrefOf } from '../model/address';
import { decodePercent } from '../model/escape';
import { nearest } from '../model/nearest';
import type { Reference } from '../model/parsed';
import { anchorsOf, type ContentText, hasAnchor, textFileOf } from './anchors';
import { resolveFile } from './resolveFile';
import type { Resolver } from './resolver';
import { routeOfAddress } from './routeOfAddress';
import type { Page, TextPage } from './site';

/** The final address of a link; `#`, and reported, if it is broken (CT-14). */
export async function resolveLink(resolver: Resolver, reference: Reference): Promise<string> {
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
  if (path === '' && query === '') {
    checkHash(resolver, reference, resolver.file, hash);
    return target;
  }
  const rest = query + (hash === undefined ? '' : `#${hash}`);
  const page = pageAt(resolver, path, hash);
  if (page !== undefined) {
    const file = textFileOf(page, resolver.locale);
    if (file !== undefined) checkHash(resolver, reference, file, hash);
    const slash = resolver.site.rules.trailingSlash === undefined && /[^/]\/$/.test(path) ? '/' : '';
    return hrefOf(page.route, resolver.locale, resolver.site.rules) + slash + rest;
  }
  if (resolver.site.redirects.has(cleanPath(path)))
    return hrefOf(cleanPath(path), resolver.locale, resolver.site.rules) + rest;
  const isFile = /\.[a-z\d]+$/i.test(path) && !path.endsWith('.md');
  if (isFile) {
    const address = await resolveFile(resolver, reference, path);
    return address === undefined ? '#' : address + rest;
  }
  reportBrokenLink(resolver, reference, path);
  return '#';
}

function checkHash(
  resolver: Resolver,
  reference: Reference,
  file: ContentText,
  hash: string | undefined,
): void {
  if (hash === undefined || hasPlace(resolver, file, hash)) return;
  const anchors = anchorsOf(file);
  resolver.report(
    reference,
    `The link "${reference.target}" leads to "#${hash}", which ${file.file} does not have.`,
    anchors.length > 0 ? `Its anchors: ${anchors.map((id) => `#${id}`).join(', ')}.` : 'It has no anchors.',
    nearest(hash, anchors),
  );
}

/** Whether a hash leads somewhere on the page of a text: to a heading, or to what a feature adds. */
function hasPlace({ pagesByPath, addedIds }: Resolver, file: ContentText, hash: string): boolean {
  const page = pagesByPath.get(file.path);
  return hash === '' || hasAnchor(file, hash) || (page !== undefined && addedIds(page).includes(hash));
}

/** The page at a path: a Markdown file relative to this one, or an address of the site. */
export function pageAt(resolver: Resolver, path: string, hash = ''): Page | undefined {
  const { site, file } = resolver;
  if (path.endsWith('.md') && !path.startsWith('/')) {
    const written = resolver.pagesByPath.get(posix.join(dirname(file.path), decodePercent(path)));
    return asReleased(resolver, written, hash);
  }
  if (path.startsWith('/')) return site.pages.get(routeOfAddress(site, path));
  const own = resolver.pagesByPath.get(file.path);
  return own === undefined ? undefined : site.pages.get(cleanPath(posix.join(dirname(own.route), path)));
}

/**
 * From outside a doc set, a link to the unreleased version means the same doc of the latest version, if that has it
 * and its heading (VER-10).
 */
function asReleased(resolver: Resolver, page: TextPage | undefined, hash: string): Page | undefined {
  if (page?.kind !== 'doc' || page.version !== 'current') return page;
  const { site, file, locale, pagesByPath } = resolver;
  const from = pagesByPath.get(file.path);
  if (from?.kind === 'doc' && from.set === page.set) return page;
  const released = site.sets.find(({ id }) => id === page.set)?.latest.docs.get(page.id);
  if (released === undefined) return page;
  return hasPlace(resolver, translationIn<ParsedFile>(released.files, locale), hash) ? released : page;
}

function reportBrokenLink(resolver: Resolver, reference: Reference, path: string): void {
  if (path.endsWith('.md')) {
    const folder = dirname(resolver.file.path);
    const { docs, posts, pages } = resolver.site.content;
    const target = posix.join(folder, decodePercent(path));
    const { defaultLocale } = resolver.site.rules;
    // A file that exists only as a translation is reported elsewhere.
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
