import type { SiteConfig } from '../model/config/siteConfig';
import type { Problem } from '../model/problem';
import type { SharedData } from '../model/sharedData';
import type { FeatureWords } from '../model/words';
import type { ArtFolder } from './art';
import type { TextFile } from './readText';

/** A feature's part in loading a site. */
export interface LoadHooks {
  /** Files of the content folder that all languages share. */
  readonly data?: readonly DataHook[];
  /** Words that it brings along. */
  readonly words?: FeatureWords;
  /** Parses the files of `art/`; addresses of what they make begin with `baseUrl`. */
  readonly parseArt?: (files: readonly TextFile[], config: ArtConfig) => ArtFolder;
}

/** How a feature reads a file that all languages share. */
export interface DataHook<Value = unknown> {
  readonly data: SharedData<Value>;
  /** @param locales the languages that its entries have words in */
  readonly parse: (source: TextFile, locales: SiteConfig['locales']) => ParsedData<Value>;
  /**
   * Set where entries may lack languages. Otherwise every entry needs a text in each language that occurs in the
   * file.
   */
  readonly isPartial?: true;
}

export interface ParsedData<Value> {
  readonly value: Value;
  readonly problems: readonly Problem[];
}

/** Settings that drawing pictures depends on. */
export type ArtConfig = Pick<SiteConfig, 'baseUrl' | 'locales'>;
