import type { SiteConfig } from '../../model/config/siteConfig';
import { nearest } from '../../model/nearest';
import { errorAt, type Place, type Problem } from '../../model/problem';
import type { Assets } from '../load/assets';
import type { DataFile } from '../load/content';
import { hasAnchor, textFileOf } from './anchors';
import { nameOfSetting, placeOfKey } from './places';
import { routeOfAddress } from './routeOfAddress';
import type { Site } from './site';

/** An address on this site as it is written somewhere outside of a text. */
interface Named {
  readonly address: string;
  readonly place: Place;
  /** Begins the message where the position alone does not tell what is meant. */
  readonly name: string;
}

/**
 * Addresses that bar, footer, Page Not Found, the home page and sidebars name, and that are neither
 * a page, a redirect nor a file in `public/` (CT-14).
 */
export async function checkAddresses(
  site: Site,
  assets: Assets,
  positionOf: (path: readonly PropertyKey[]) => Place,
): Promise<Problem[]> {
  const inSettings = settingsAddresses(site.config).map(({ address, path }) => ({
    address,
    place: positionOf(path),
    name: `${nameOfSetting(path)}: `,
  }));
  const { homes, sidebars } = site.content;
  const named: Named[] = [...inSettings, ...homes.flatMap(addressesIn), ...sidebars.flatMap(addressesIn)];
  const problems = await Promise.all(named.map((candidate) => checkAddress(site, assets, candidate)));
  return problems.flat();
}

async function checkAddress(site: Site, assets: Assets, named: Named): Promise<Problem[]> {
  const { address, place, name } = named;
  const [path = '/', hash = ''] = address.replace(/\?[^#]*/, '').split('#');
  const route = routeOfAddress(site, path);
  const page = site.pages.get(route);
  const report = (message: string, remedy: string, suggestion?: string): Problem[] => [
    errorAt(place, name + message, { remedy, nearest: suggestion }),
  ];
  if (page !== undefined) {
    const text = textFileOf(page, site.rules.defaultLocale);
    if (hash === '' || text === undefined || hasAnchor(text, hash)) return [];
    return report(
      `The address "${address}" leads to "#${hash}", which ${text.file} does not have.`,
      'Name a heading.',
    );
  }
  if (site.redirects.has(route) || (await assets.findPublic(path)) !== undefined) return [];
  return report(
    `The address "${address}" does not exist.`,
    'Name a page of this site, or a file in public/.',
    nearest(route, site.pages.keys()),
  );
}

interface SettingsAddress {
  readonly address: string;
  readonly path: readonly PropertyKey[];
}

function settingsAddresses({ navbar, footer, notFoundLinks }: SiteConfig): SettingsAddress[] {
  const targets = (
    items: readonly { readonly to?: string | undefined }[],
    path: readonly PropertyKey[],
  ): SettingsAddress[] =>
    items.flatMap(({ to }, index) =>
      to === undefined ? [] : [{ address: to, path: [...path, index, 'to'] }],
    );
  const bar = ['navbar', 'items'];
  return [
    ...targets(
      navbar.items.map((item) => ('to' in item ? { to: item.to } : {})),
      bar,
    ),
    ...navbar.items.flatMap((item, index) =>
      item.kind === 'dropdown'
        ? targets(
            item.items.map((entry) => ('to' in entry ? { to: entry.to } : {})),
            [...bar, index, 'items'],
          )
        : [],
    ),
    ...(footer?.columns ?? []).flatMap(({ items }, index) =>
      targets(items, ['footer', 'columns', index, 'items']),
    ),
    ...targets(footer?.legal ?? [], ['footer', 'legal']),
    ...notFoundLinks.map((address, index) => ({ address, path: ['notFoundLinks', index] })),
  ];
}

/** What stands behind every `href` of a settings file of the content folder and begins with a slash. */
function addressesIn(file: DataFile<unknown>): Named[] {
  const collect = (part: unknown, path: string): Named[] => {
    if (typeof part !== 'object' || part === null) return [];
    return Object.entries(part).flatMap(([key, inner]: [string, unknown]) => {
      const inside = path === '' ? key : `${path}.${key}`;
      if (key !== 'href' || typeof inner !== 'string') return collect(inner, inside);
      const place = placeOfKey(file, inside, path);
      return /^\/(?!\/)/.test(inner) ? [{ address: inner, place, name: '' }] : [];
    });
  };
  return collect(file.value, '');
}
