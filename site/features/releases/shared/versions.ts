import type { SharedData } from 'generator/model/sharedData';
/** The lines of versions of the app, each with its own numbers. */
export const versionEditions = ['ios', 'da'] as const;
export type VersionEdition = (typeof versionEditions)[number];

/** Kinds of changes of a version, in the order in which they are listed. */
export const changeKinds = ['new', 'improved', 'fixed'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The parts of the app that a change can belong to. */
export const changeAreas = ['drawing', 'color', 'layers', 'animation', 'files', 'view', 'app'] as const;
export type ChangeArea = (typeof changeAreas)[number];

/** A change of `content/versions.yaml`, in all languages of the site. */
export interface VersionChange {
  readonly kind: ChangeKind;
  readonly area: ChangeArea;
  /** By locale code. */
  readonly words: Readonly<Record<string, string>>;
}

/** When a version came out, as far as that is known. Months are `YYYY-MM`. */
export interface VersionTime {
  /** ISO day. */
  readonly date?: string;
  readonly after?: string;
  readonly before?: string;
  /** It was out by the end of this month, perhaps a little longer. */
  readonly by?: string;
  /** It was in use in this month. */
  readonly seen?: string;
}

/** A row of `content/versions.yaml`: a version, or changes of which the version is not known. */
export interface VersionRow {
  readonly edition: VersionEdition;
  readonly version: string | undefined;
  readonly time: VersionTime;
  /** Address of a post about it. */
  readonly post: string | undefined;
  /** Empty while they are not known. */
  readonly changes: readonly VersionChange[];
  /** Where the row stands in the file. */
  readonly line: number;
  readonly column: number;
}

/** The versions of the app, newest first within an edition. */
export const versionsData: SharedData<readonly VersionRow[]> = { file: 'versions.yaml', none: [] };
