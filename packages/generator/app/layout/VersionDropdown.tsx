import type { VersionLink } from '../../model/document';
import type { NavVersions } from '../../model/layout';
import { useDocsVersion } from '../preferences/docsVersion';
import { useSite } from '../SiteContext';
import { InLanguage } from '../ui/InLanguage';
import { useAddressEnd } from '../ui/useAddressEnd';
import { Dropdown } from './Dropdown';
import linkCss from './NavEntry.module.css';

/** The versions of a doc set; with one version a plain link (NAV-10, NAV-11). */
export function VersionDropdown({ item }: { readonly item: NavVersions }) {
  const versions = useVersions(item);
  if (versions.active === undefined || versions.links.length < 2)
    return <VersionLinks versions={versions} className={linkCss.link} />;
  return (
    <Dropdown
      label={<InLanguage of={versions.active}>{versions.active.label}</InLanguage>}
      href={versions.active.href}
    >
      <VersionLinks versions={versions} />
    </Dropdown>
  );
}

/** A list item for each version; choosing one remembers it (VER-03). */
export function VersionLinks({
  versions,
  className,
}: {
  readonly versions: Versions;
  readonly className?: string | undefined;
}) {
  return versions.links.map((link) => (
    <li key={link.name}>
      <a
        className={className}
        href={link.href}
        aria-current={link.name === versions.reading ? 'true' : undefined}
        onClick={() => versions.prefer(link.name)}
      >
        <InLanguage of={link}>{link.label}</InLanguage>
      </a>
    </li>
  ));
}

export interface Versions {
  /** The version being read, else the preferred, else the latest one. */
  readonly active: VersionLink | undefined;
  /** The version being read, if this is a page of the set. */
  readonly reading: string | undefined;
  readonly links: readonly VersionLink[];
  readonly prefer: (name: string) => void;
}

/** A version item of the bar on the current page (NAV-10, NAV-11). */
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
