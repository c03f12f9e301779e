import type { Versions } from './useVersions';

/** A list item for each version; choosing one remembers it (VER-03). */
export function VersionLinks({
  versions,
  className,
}: {
  readonly versions: Versions;
  readonly className?: string | undefined;
}) {
  return versions.links.map(({ name, label, href }) => (
    <li key={name}>
      <a
        className={className}
        href={href}
        aria-current={name === versions.reading ? 'true' : undefined}
        onClick={() => versions.prefer(name)}
      >
        {label}
      </a>
    </li>
  ));
}
