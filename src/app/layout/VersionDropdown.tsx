import type { NavVersions } from '../../model/layout';
import { Dropdown } from './Dropdown';
import linkCss from './NavEntry.module.css';
import { useVersions } from './useVersions';
import { VersionLinks } from './VersionLinks';

/** The versions of a doc set; with one version a plain link (NAV-10, NAV-11). */
export function VersionDropdown({ item }: { readonly item: NavVersions }) {
  const versions = useVersions(item);
  if (versions.active === undefined || versions.links.length < 2)
    return <VersionLinks versions={versions} className={linkCss.link} />;
  return (
    <Dropdown label={versions.active.label} href={versions.active.href}>
      <VersionLinks versions={versions} />
    </Dropdown>
  );
}
