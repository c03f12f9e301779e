import type { DiskCache } from '../../output/cache/diskCache';
import type { SiteFolders } from '../siteFolders';
import { bundleSettings, isCurrent, type SettingsBundle } from './bundleSettings';
import type { ConfigPositions } from './configPositions';

export interface ImportedSettings {
  /** The default export, not checked yet. */
  readonly written: unknown;
  readonly positions: ConfigPositions;
}

/**
 * Runs `site.config.ts`. Its bundle is kept until one of its files changes; it runs anew each time,
 * so that it may depend on the environment.
 * @throws whatever bundling or running it throws
 */
export async function importSettings(folders: SiteFolders, cache: DiskCache): Promise<ImportedSettings> {
  // By its path: a folder that was copied with its cache finds nothing of the settings it was copied from.
  const stored = cache.read('settings', folders.config);
  const kept: SettingsBundle | undefined = stored === undefined ? undefined : JSON.parse(stored.toString());
  const isUsable = kept !== undefined && (await isCurrent(kept));
  const bundle = isUsable ? kept : await bundleSettings(folders.config);
  if (!isUsable) cache.write('settings', folders.config, JSON.stringify(bundle));
  const url = `data:text/javascript;base64,${Buffer.from(bundle.code).toString('base64')}`;
  const module: { default?: unknown } = await import(/* @vite-ignore */ url);
  return { written: module.default, positions: bundle.positions };
}
