import { addressKey, isBelow } from '../../model/addressFault';
import type { SiteConfig } from '../../model/config/siteConfig';
import type { Help } from '../../model/problem';

/** A mistake in the settings, reported at `path`. */
export interface SettingsFault extends Help {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * Settings that contradict each other, reported at the later one: names and path prefixes that differ only by letter
 * case, and prefixes that are a locale.
 */
export function findSettingsClashes(config: SiteConfig): SettingsFault[] {
  const { docSets, blog, locales } = config;
  const codes = Object.keys(locales.list);
  const starts = [
    ...docSets.map((set, index) => ({
      name: `/${(set.path ?? set.id).replace(/^\//, '')}`,
      path: ['docSets', index, set.path === undefined ? 'id' : 'path'],
    })),
    ...(blog === false ? [] : [{ name: `/${blog.path.replace(/^\//, '')}`, path: ['blog', 'path'] }]),
  ];
  return [
    ...repeated(
      codes.map((code) => ({ name: code, path: ['locales', 'list', code] })),
      'locale',
    ),
    ...repeated(
      docSets.map(({ id }, index) => ({ name: id, path: ['docSets', index, 'id'] })),
      'doc set',
    ),
    ...docSets.flatMap(({ versions = [] }, set) =>
      repeated(
        versions.map(({ name }, index) => ({ name, path: ['docSets', set, 'versions', index, 'name'] })),
        'version',
      ),
    ),
    ...(blog === false
      ? []
      : repeated(
          blog.feeds.map(({ name }, index) => ({ name, path: ['blog', 'feeds', index, 'name'] })),
          'feed',
        )),
    ...repeated(starts, 'address'),
    ...inLanguages(
      starts,
      codes.filter((code) => code !== locales.default),
    ),
  ];
}

interface Named {
  readonly name: string;
  readonly path: readonly PropertyKey[];
}

function repeated(all: readonly Named[], what: string): SettingsFault[] {
  const known = new Map<string, string>();
  return all.flatMap(({ name, path }): SettingsFault[] => {
    const other = known.get(addressKey(name));
    known.set(addressKey(name), name);
    if (other === undefined) return [];
    return [
      {
        path,
        message: `The ${what} "${name}" is there already${other === name ? '' : ` as "${other}"`}`,
        remedy: 'Give it another name; letter case does not tell names apart.',
      },
    ];
  });
}

function inLanguages(starts: readonly Named[], codes: readonly string[]): SettingsFault[] {
  return starts.flatMap(({ name, path }): SettingsFault[] => {
    const code = codes.find((candidate) => isBelow(name, `/${candidate}`));
    if (code === undefined) return [];
    return [
      {
        path,
        message: `Addresses at ${name} are those of the language "${code}"`,
        remedy: 'Begin with another name; every language gets its own addresses by itself.',
      },
    ];
  });
}
