import type { ArtFolder } from '../../features/art/engine/readArt';
import { workerPath } from '../../features/offline/shared/offlineState';
import { cleanPath, joinRoute, outputPath } from '../../model/address';
import { addressFault, isBelow } from '../../model/addressFault';
import { errorAt, fileStart, type Problem } from '../../model/problem';
import type { LoadedConfig } from '../load/settings/loadConfig';
import { settingsFile } from '../load/siteFolders';
import { type Claim, findClashes } from './findClashes';
import type { Page, Site } from './site';
import { pagePlace } from './uniquePages';

type Asked = Pick<LoadedConfig, 'positionOf'>;

/**
 * Everything that would be written where something else is: files of the build itself, pages in all
 * languages, redirects, files of the art folder and files in `public/` (CFG-04). Two pages at one
 * route are told before.
 * @param files paths below `public/`
 */
export function checkOutput(
  { positionOf }: Asked,
  site: Site,
  { exports }: Pick<ArtFolder, 'exports'>,
  files: readonly string[],
): Problem[] {
  const claims = [
    ...buildClaims(site),
    ...pageClaims(site, { positionOf }),
    ...redirectClaims(site, { positionOf }),
    ...exports.map(
      ({ path, place }): Claim => ({
        source: `${place.file}:${place.line}`,
        place,
        remedy: 'Give what is exported another name.',
        files: [path],
      }),
    ),
    ...files.map(publicClaim),
  ];
  const clashes = findClashes(claims).map(({ claim, address, other, otherAddress }): Problem => {
    const at = otherAddress === undefined ? '' : ` at ${otherAddress}`;
    return errorAt(claim.place, `The address ${address} is taken by ${other.source}${at}.`, claim);
  });
  return [...clashes, ...files.flatMap(checkPublicName)];
}

/** What the build writes besides pages, as far as it has fixed names. */
function buildClaims({ config, rules, locales, sets, blog }: Site): Claim[] {
  const inEach = (...routes: readonly string[]) =>
    locales.flatMap((locale) => routes.map((route) => outputPath(route, locale, rules.defaultLocale)));
  const feeds =
    blog === undefined || blog.listed.length === 0
      ? []
      : ['', ...blog.settings.feeds.map(({ name }) => name)];
  const isOffline = sets.some(({ settings }) => settings.offline);
  const claim = (source: string, paths: readonly string[]): Claim[] =>
    paths.length === 0
      ? []
      : [{ source, place: fileStart(settingsFile), remedy: 'Choose another address.', files: paths }];
  return [
    ...claim('Page Not Found', inEach('/404.html', '/404.json')),
    ...claim('the list for crawlers', ['robots.txt']),
    ...claim('the sitemap', config.noIndex ? [] : inEach('/sitemap.xml')),
    ...claim('the lists of all texts', config.noIndex ? [] : inEach('/llms.txt', '/llms-full.txt')),
    ...claim(
      'a feed of the blog',
      feeds.flatMap((name) =>
        inEach(...['rss.xml', 'atom.xml'].map((file) => joinRoute(blog?.base ?? '', name, file))),
      ),
    ),
    ...claim('files of the build', ['assets']),
    ...claim('the search index', ['search-index']),
    ...claim('the booklets', sets.some(({ settings }) => settings.booklet) ? inEach('/booklet') : []),
    ...claim('what reading offline needs', isOffline ? ['offline', workerPath] : []),
  ];
}

function pageClaims(site: Site, { positionOf }: Asked): Claim[] {
  const { rules, locales } = site;
  const isStray = ({ route }: Page) =>
    locales.some((locale) => locale !== rules.defaultLocale && isBelow(route, `/${locale}`));
  // A page among the addresses of another language is the one to move.
  const pages = [...site.pages.values()].sort((a, b) => Number(isStray(a)) - Number(isStray(b)));
  return pages.map((page) => ({
    source: page.source,
    place: pagePlace({ config: site.config, positionOf }, page),
    remedy: 'Give it another file name or `slug`.',
    files: filesAt(site, page.route, ['html', 'json', 'md']),
  }));
}

function redirectClaims(site: Site, { positionOf }: Asked): Claim[] {
  // Of two from one address the later one is told before.
  const written = new Map(
    Object.keys(site.config.redirects)
      .reverse()
      .map((from) => [cleanPath(from), from]),
  );
  const kept = [...site.redirects.keys()].map((route) => written.get(route) ?? route);
  return kept.map((from) => ({
    source: 'a redirect',
    place: positionOf(['redirects', from]),
    remedy: 'Remove the redirect.',
    files: filesAt(site, cleanPath(from), ['html', 'json']),
  }));
}

function filesAt({ locales, rules }: Site, route: string, endings: readonly string[]): string[] {
  return locales.flatMap((locale) => {
    const output = outputPath(route, locale, rules.defaultLocale);
    return endings.map((ending) => `${output}.${ending}`);
  });
}

function publicClaim(file: string): Claim {
  const plain = file.replace(/\.(br|gz)$/, '');
  return {
    source: `public/${file}`,
    place: fileStart(`public/${file}`),
    remedy: 'Give the file another name.',
    files: [file],
    ...(plain === file ? {} : { mustBeFree: [plain] }),
  };
}

/** A browser could not ask for it. */
function checkPublicName(file: string): Problem[] {
  const fault = addressFault(file);
  return fault === undefined
    ? []
    : [
        errorAt(
          fileStart(`public/${file}`),
          `The file name ${JSON.stringify(file)} ${fault.message}.`,
          fault,
        ),
      ];
}
