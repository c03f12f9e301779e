import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
export async function importSettings(folders: SiteFolders): Promise<ImportedSettings> {
  const kept = readBundle(folders.cache);
  // A folder that was copied with its cache still names the settings it was copied from.
  const isUsable = kept?.sources[folders.config] !== undefined && (await isCurrent(kept));
  const bundle = isUsable ? kept : await bundleSettings(folders.config);
  if (!isUsable) keepBundle(folders.cache, bundle);
  const url = `data:text/javascript;base64,${Buffer.from(bundle.code).toString('base64')}`;
  const module: { default?: unknown } = await import(/* @vite-ignore */ url);
  return { written: module.default, positions: bundle.positions };
}

/** The tool's own address has the hash of its sources in it: another tool makes another bundle. */
const tool = import.meta.url;

function readBundle(cache: string): SettingsBundle | undefined {
  try {
    const stored: { tool: string; bundle: SettingsBundle } = JSON.parse(
      readFileSync(join(cache, 'settings.json'), 'utf8'),
    );
    return stored.tool === tool ? stored.bundle : undefined;
  } catch {
    // No run yet, or a damaged file: the settings are bundled anew.
    return undefined;
  }
}

function keepBundle(cache: string, bundle: SettingsBundle): void {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'settings.json'), JSON.stringify({ tool, bundle }));
}
