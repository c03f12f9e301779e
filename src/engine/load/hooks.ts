import type { Glossary } from '../../features/glossary/shared/glossary';
import type { SiteConfig } from '../../model/config/siteConfig';
import type { EverydayWords } from '../../model/everydayWords';
import type { ImportFact } from '../../model/importFacts';
import type { KeyFacts } from '../../model/keys';
import type { PracticeEntry } from '../../model/practice';
import type { Problem } from '../../model/problem';
import type { VersionRow } from '../../model/versions';
import type { ArtFolder } from './art';
import type { TextFile } from './readText';

/** What a feature does while a site is loaded. */
export interface LoadHooks {
  /** Parses `content/glossary.yaml`, which has words in each of `locales`. */
  readonly parseGlossary?: (
    source: TextFile,
    locales: SiteConfig['locales'],
  ) => {
    readonly glossary: Glossary;
    readonly problems: readonly Problem[];
  };
  /** Parses `content/everyday-words.yaml`, whose rows have words in some of `locales`. */
  readonly parseEverydayWords?: (
    source: TextFile,
    locales: SiteConfig['locales'],
  ) => {
    readonly everydayWords: readonly EverydayWords[];
    readonly problems: readonly Problem[];
  };
  /** Parses `content/import-facts.yaml`, whose facts have words in each of `locales`. */
  readonly parseImportFacts?: (
    source: TextFile,
    locales: SiteConfig['locales'],
  ) => {
    readonly importFacts: readonly ImportFact[];
    readonly problems: readonly Problem[];
  };
  /** Parses `content/keys.yaml`, whose rows have words in each of `locales`. */
  readonly parseKeys?: (
    source: TextFile,
    locales: SiteConfig['locales'],
  ) => {
    readonly keys: KeyFacts;
    readonly problems: readonly Problem[];
  };
  /** Parses `content/practice.yaml`, whose cards have words in each of `locales`. */
  readonly parsePracticeCards?: (
    source: TextFile,
    locales: SiteConfig['locales'],
  ) => {
    readonly practiceCards: readonly PracticeEntry[];
    readonly problems: readonly Problem[];
  };
  /** Parses `content/versions.yaml`, whose changes have words in each of `locales`. */
  readonly parseVersions?: (
    source: TextFile,
    locales: SiteConfig['locales'],
  ) => {
    readonly versions: readonly VersionRow[];
    readonly problems: readonly Problem[];
  };
  /** Parses the files of `art/`; addresses of what they make begin with `baseUrl`. */
  readonly parseArt?: (files: readonly TextFile[], config: ArtConfig) => ArtFolder;
}

/** The settings that drawing pictures needs. */
export type ArtConfig = Pick<SiteConfig, 'baseUrl' | 'locales'>;
