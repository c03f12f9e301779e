import type { WrittenRelease } from './releaseSchema';
import type { VersionRow } from './versions';

/** The row of `content/versions.yaml` about a release; `undefined` where the file has none. */
export function findVersionRow(
  versions: readonly VersionRow[],
  release: WrittenRelease | undefined,
): VersionRow | undefined {
  if (release?.version === undefined) return undefined;
  return versions.find(({ edition, version }) => edition === release.edition && version === release.version);
}
