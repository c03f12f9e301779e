import type { DocLayout, VersionInfo } from '../../model/document';
import { fill } from '../../model/text';
import { useDocsVersion } from '../preferences/docsVersion';
import { useSiteLayout } from '../SiteContext';
import { Callout } from '../ui/Callout';
import { Template } from '../ui/Template';
import css from './VersionBanner.module.css';

/** Says that these are the docs of another version than the latest, and leads there (VER-05, VER-06). */
export function VersionBanner({ set, version }: Pick<DocLayout, 'set' | 'version'>) {
  const { text, site } = useSiteLayout();
  const { banner, label, latest, all } = version;
  const [, prefer] = useDocsVersion(set, all?.map(({ name }) => name) ?? [version.name]);
  if (banner === null) return null;
  return (
    <Callout kind="warning" role="alert">
      <p>{fill(text.version[banner], { site: site.title, label })}</p>
      {latest && (
        <p>
          <Template
            text={text.version.latest}
            values={{
              link: (
                <a href={latest.href} onClick={() => prefer(latest.name)}>
                  {text.version.latestLink}
                </a>
              ),
              label: latest.label,
            }}
          />
        </p>
      )}
    </Callout>
  );
}

/** The label of the version, where the set has several (VER-07). */
export function VersionBadge({ version }: { readonly version: VersionInfo }) {
  const { text } = useSiteLayout();
  return (
    version.badge && <span className={css.badge}>{fill(text.version.badge, { label: version.label })}</span>
  );
}
