import type { LoadedSite } from '../load/load';
import { settingsFile } from '../load/siteFolders';
import { cleanPath, outputPath } from '../model/address';
import { addressFault, addressKey } from '../model/addressFault';
import { errorAt, fileStart, type Place, type Problem } from '../model/problem';
import { type Claim, findClashes } from './findClashes';
import type { OutputClaim } from './hooks';
import { placeOfKey } from './places';
import { languageAt } from './routeOfAddress';
import type { Page, Site } from './site';
import { changesRoute } from './translationChanges';

/**
 * Reports outputs that clash: files of the build itself, pages in all languages, redirects, files of the art folder
 * and files in `public/`; and pages at addresses of another language (CFG-04).
 * @param pages all candidates, including several at one address
 * @param added fixed addresses that features write
 */
export function checkOutput(
  loaded: Pick<LoadedSite, 'config' | 'positionOf' | 'art' | 'publicFiles'>,
  site: Site,
  pages: readonly Page[],
  added: readonly OutputClaim[],
): Problem[] {
  const files = [...loaded.publicFiles.keys()];
  const claims = [
    ...[...buildClaims(site), ...added].map(
      (claim): Claim => ({ ...claim, place: fileStart(settingsFile), remedy: 'Choose another address.' }),
    ),
    ...pageClaims(site, pages, loaded),
    ...redirectClaims(site, loaded),
    ...loaded.art.exports.map(
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
    const isSpelling = otherAddress !== undefined && addressKey(otherAddress) === addressKey(address);
    const remedy = isSpelling ? `${claim.remedy} Letter case does not tell addresses apart.` : claim.remedy;
    return errorAt(claim.place, `The address ${address} is taken by ${other.source}${at}.`, { remedy });
  });
  return [
    ...clashes,
    ...[...site.pages.values()].flatMap((page) => checkLanguage(site, page, loaded)),
    ...files.flatMap(checkPublicName),
  ];
}

/** Fixed names that the build itself writes besides pages. */
function buildClaims({ rules, locales }: Site): OutputClaim[] {
  const notFound = locales.flatMap((locale) =>
    ['/404.html', '/404.json'].map((route) => outputPath(route, locale, rules.defaultLocale)),
  );
  const translated = locales.filter((locale) => locale !== rules.defaultLocale);
  return [
    { source: 'Page Not Found', files: notFound },
    {
      source: 'what translations lack',
      files: translated.map((locale) => outputPath(changesRoute('/'), locale, rules.defaultLocale)),
    },
    { source: 'files of the build', files: ['assets'] },
  ];
}

function pageClaims(
  site: Site,
  pages: readonly Page[],
  loaded: Pick<LoadedSite, 'config' | 'positionOf'>,
): Claim[] {
  // Generated pages cannot be moved, so they come first; a page at another language's addresses is the one to move.
  const order = (page: Page) => (languageAt(site, page.route) !== undefined ? 2 : isWritten(page) ? 1 : 0);
  return [...pages]
    .sort((a, b) => order(a) - order(b))
    .map((page) => ({
      source: page.source,
      place: pagePlace(loaded, page),
      remedy: 'Give it another file name or `slug`.',
      files: filesAt(site, page.route, ['html', 'json', 'md']),
    }));
}

function redirectClaims(site: Site, { positionOf }: Pick<LoadedSite, 'positionOf'>): Claim[] {
  // Of two redirects from one address the later one is reported.
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
  const plain = file.replace(/\.br$/, '');
  return {
    source: `public/${file}`,
    place: fileStart(`public/${file}`),
    remedy: 'Give the file another name.',
    files: [file],
    ...(plain === file ? {} : { mustBeFree: [plain] }),
  };
}

function checkLanguage(
  site: Site,
  page: Page,
  loaded: Pick<LoadedSite, 'config' | 'positionOf'>,
): readonly Problem[] {
  const prefix = languageAt(site, page.route);
  if (prefix === undefined) return [];
  const message = `The address ${page.route} of ${page.source} lies among those of the language "${prefix}".`;
  const remedy = `Give it another file name or \`slug\`; every page is below /${prefix} by itself.`;
  return [errorAt(pagePlace(loaded, page), message, { remedy })];
}

/** A file name that a browser could not request. */
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

/** Whether a writer chose the address of a page: by front matter, file name or category. */
function isWritten(page: Page): boolean {
  return 'files' in page || page.kind === 'home' || page.kind === 'category';
}

/** Place of what decides the address of a page. */
export function pagePlace(
  { config, positionOf }: Pick<LoadedSite, 'config' | 'positionOf'>,
  page: Page,
): Place {
  if ('files' in page) return placeOfKey(page.files.original, 'slug');
  if (page.kind === 'category') return page.node.place;
  if (page.kind === 'home') return fileStart(page.source);
  const setting =
    'set' in page ? ['docSets', config.docSets.findIndex(({ id }) => id === page.set)] : ['blog', 'path'];
  return positionOf(setting);
}
