import type { ComposeHooks } from './compose/hooks';
import type { LocalePages } from './compose/localePages';
import type { LinkHooks } from './link/hooks';
import type { LoadHooks } from './load/hooks';
import type { DiskCache } from './output/cache/diskCache';
import type { Client } from './output/client/buildClient';
import type { SharedFiles } from './output/outputFiles';
import type { RenderHooks } from './render/hooks';
import type { RenderSettings } from './render/renderSettings';

/** A feature's part in each stage. `features.ts` lists all of them. */
export interface Feature extends LoadHooks, LinkHooks, ComposeHooks, RenderHooks {
  /** Scripts of its own besides the client: a module of this package by name. Not made in development. */
  readonly scripts?: Readonly<Record<string, string>>;
  /** Files that it makes of all pages together. */
  readonly files?: (composed: ComposedSite) => SharedFiles | Promise<SharedFiles>;
}

/** All pages of a site, and what making files of them needs. */
export interface ComposedSite {
  /** The default one first; never empty. */
  readonly locales: readonly LocalePages[];
  readonly cache: DiskCache;
  readonly client: Client;
  readonly renderSettings: RenderSettings;
  /** The bytes of a file of an installed package, named as in an import. */
  readPackageFile(name: string): Uint8Array;
}
