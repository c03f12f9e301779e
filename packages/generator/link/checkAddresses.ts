import type { Assets } from '../load/assets';
import type { DataFile } from '../load/content';
import type { LoadedSite } from '../load/load';
import { vendorName } from '../model/config/vendor';
import { nearest } from '../model/nearest';
import { errorAt, type Place, type Problem } from '../model/problem';
import { hasAnchor, textFileOf } from './anchors';
import { nameOfSetting, placeOfKey } from './places';
import { routeOfAddress } from './routeOfAddress';
import type { Site } from './site';

/** An address on this site that is used outside of texts. */
interface AddressUse {
  readonly address: string;
  readonly place: Place;
  /** Begins the message where the position alone is not clear. */
  readonly name: string;
}

/**
 * Checks addresses in navbar, footer, Page Not Found, home pages and sidebars, which must be a page, a redirect or a
 * file in `public/` (CT-14); files named by settings and authors, which must be in `public/`; and vendor answers,
 * which the settings must have.
 */
export async function checkAddresses(
  site: Site,
  { assets, positionOf }: Pick<LoadedSite, 'assets' | 'positionOf'>,
): Promise<Problem[]> {
  const { navbar, footer, notFoundLinks, favicon, image } = site.config;
  const setting = ({ address, path }: FoundString): AddressUse => ({
    address,
    place: positionOf(path),
    name: `${nameOfSetting(path)}: `,
  });
  const pages = [
    ...findAddresses({ navbar, footer }, ['to']).map(setting),
    ...notFoundLinks.map((address, index) => setting({ address, path: ['notFoundLinks', index] })),
    ...[...site.content.homes, ...site.content.sidebars].flatMap((file) =>
      addressesIn(file, 'href', /^\/(?!\/)/),
    ),
  ];
  const answers = [
    ...findAddresses({ navbar, footer }, ['href', 'label']).map(setting),
    ...[...site.content.homes, ...site.content.sidebars].flatMap((file) =>
      addressesIn(file, 'href', /^vendor:/),
    ),
  ];
  const authors = site.blog?.authorWords?.original;
  const files = [
    ...findAddresses({ favicon, image, navbar }, ['favicon', 'image', 'logo']).map(setting),
    ...(authors === undefined ? [] : addressesIn(authors, 'picture', /^\//)),
  ];
  const problems = await Promise.all([
    ...pages.map((named) => checkAddress(site, assets, named)),
    ...files.map((named) => checkFile(assets, named)),
  ]);
  return [...problems.flat(), ...answers.flatMap((named) => checkAnswer(site, named))];
}

async function checkAddress(
  site: Site,
  assets: Assets,
  { address, place, name }: AddressUse,
): Promise<Problem[]> {
  const [path = '/', hash = ''] = address.replace(/\?[^#]*/, '').split('#');
  const route = routeOfAddress(site, path);
  const page = site.pages.get(route);
  if (page !== undefined) {
    const text = textFileOf(page, site.rules.defaultLocale);
    if (hash === '' || text === undefined || hasAnchor(text, hash)) return [];
    const message = `${name}The address "${address}" leads to "#${hash}", which ${text.file} does not have.`;
    return [errorAt(place, message, { remedy: 'Name a heading.' })];
  }
  if (site.redirects.has(route) || (await assets.findPublic(path)) !== undefined) return [];
  return [
    errorAt(place, `${name}The address "${address}" does not exist.`, {
      remedy: 'Name a page of this site, or a file in public/.',
      nearest: nearest(route, site.pages.keys()),
    }),
  ];
}

async function checkFile(assets: Assets, { address, place, name }: AddressUse): Promise<Problem[]> {
  if ((await assets.findPublic(address)) !== undefined) return [];
  return [
    errorAt(place, `${name}The file "${address}" does not exist.`, {
      remedy: 'Name a file in public/ by its path there, with a slash in front.',
    }),
  ];
}

function checkAnswer({ config: { vendor } }: Site, { address, place, name }: AddressUse): Problem[] {
  const answer = vendorName(address);
  if (answer === undefined || answer in vendor) return [];
  const known = Object.keys(vendor);
  return [
    errorAt(place, `${name}The settings have no answer of the vendor "${answer}".`, {
      remedy: `Answers under \`vendor\`: ${known.join(', ') || 'none'}.`,
      nearest: nearest(answer, known),
    }),
  ];
}

interface FoundString {
  readonly address: string;
  readonly path: readonly (string | number)[];
}

/** Every string at one of the keys, at any depth of a value. */
function findAddresses(
  value: unknown,
  keys: readonly string[],
  path: FoundString['path'] = [],
): FoundString[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): FoundString[] => {
    const inside = [...path, Array.isArray(value) ? Number(key) : key];
    if (keys.includes(key) && typeof inner === 'string') return [{ address: inner, path: inside }];
    return findAddresses(inner, keys, inside);
  });
}

/** Strings at a key of a content settings file that are addresses of this site. */
function addressesIn(file: DataFile<unknown>, key: string, own: RegExp): AddressUse[] {
  return findAddresses(file.value, [key])
    .filter(({ address }) => own.test(address))
    .map(({ address, path }) => {
      const place = placeOfKey(file, path.join('.'), path.slice(0, -1).join('.'));
      return { address, place, name: '' };
    });
}
