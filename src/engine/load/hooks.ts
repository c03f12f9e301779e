import type { SiteConfig } from '../../model/config/siteConfig';
import type { Problem } from '../../model/problem';
import type { SharedData } from '../../model/sharedData';
import type { ArtFolder } from './art';
import type { TextFile } from './readText';

/** What a feature does while a site is loaded. */
export interface LoadHooks {
  /** Files of the content folder that all languages share. */
  readonly data?: readonly DataHook[];
  /** Parses the files of `art/`; addresses of what they make begin with `baseUrl`. */
  readonly parseArt?: (files: readonly TextFile[], config: ArtConfig) => ArtFolder;
}

/** How a file is read that all languages share. */
export interface DataHook<Value = unknown> {
  readonly data: SharedData<Value>;
  /** @param locales the languages that its entries have words in */
  readonly parse: (source: TextFile, locales: SiteConfig['locales']) => ParsedData<Value>;
  /**
   * An entry need not have words in each language. Without it, every entry has words in all languages that the file
   * has begun with.
   */
  readonly isPartial?: true;
}

export interface ParsedData<Value> {
  readonly value: Value;
  readonly problems: readonly Problem[];
}

/** The settings that drawing pictures needs. */
export type ArtConfig = Pick<SiteConfig, 'baseUrl' | 'locales'>;
