import type { VersionLink } from '../../model/document';
import type { NavVersions } from '../../model/layout';
import { useDocsVersion } from '../preferences/useDocsVersion';
import { useSite } from '../SiteContext';
import { useAddressEnd } from '../ui/useAddressEnd';

export interface Versions {
  /** The version being read, else the preferred, else the latest one. */
  readonly active: VersionLink | undefined;
  /** The version being read, if this is a page of the set. */
  readonly reading: string | undefined;
  readonly links: readonly VersionLink[];
  readonly prefer: (name: string) => void;
}

/** What a version item of the bar shows on the current page (NAV-10, NAV-11). */
export function useVersions(item: NavVersions): Versions {
  const { page } = useSite();
  const end = useAddressEnd();
  const [preferred, prefer] = useDocsVersion(item.set, item.names);
  const version = 'set' in page && page.set === item.set ? page.version : undefined;
  const links = item.versions.map((main) => {
    const same = version?.all?.find(({ name }) => name === main.name);
    return same === undefined ? main : { ...main, href: same.href + end };
  });
  const name = version?.name ?? preferred ?? item.latest;
  return {
    active: item.versions.find((link) => link.name === name) ?? item.versions[0],
    reading: version?.name,
    links,
    prefer,
  };
}
