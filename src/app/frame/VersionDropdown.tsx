import type { NavVersions } from '../../model/frame';
import { Dropdown } from './Dropdown';
import linkCss from './NavEntry.module.css';
import { useVersions } from './useVersions';
import { VersionLinks } from './VersionLinks';

/** The versions of a doc set; with one version a plain link to its main doc (NAV-10, NAV-11). */
export function VersionDropdown({
  item,
  side,
}: {
  readonly item: NavVersions;
  readonly side: 'left' | 'right';
}) {
  const versions = useVersions(item);
  if (versions.active === undefined) return null;
  if (versions.links.length < 2) {
    return (
      <li>
        <a className={linkCss.link} href={versions.active.href}>
          {versions.active.label}
        </a>
      </li>
    );
  }
  return (
    <Dropdown label={versions.active.label} href={versions.active.href} side={side}>
      <VersionLinks versions={versions} />
    </Dropdown>
  );
}
