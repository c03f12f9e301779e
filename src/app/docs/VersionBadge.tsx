import type { VersionInfo } from '../../model/document';
import { fill } from '../../model/text';
import { useSite } from '../SiteContext';
import css from './VersionBadge.module.css';

/** The label of the version, where the set has several (VER-07). */
export function VersionBadge({ version }: { readonly version: VersionInfo }) {
  const { text } = useSite().layout;
  return (
    version.badge && <span className={css.badge}>{fill(text.version.badge, { label: version.label })}</span>
  );
}
