import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { type Fault, issueFaults } from '../../../markdown/zodIssue';
import { configSchema, type SiteConfig } from '../../../model/config/siteConfig';
import type { Position } from '../../../model/parsed';
import { ContentError, type Problem } from '../../../model/problem';
import { CacheError } from '../../output/cache/cacheError';
import type { DiskCache } from '../../output/cache/diskCache';
import type { SiteFolders } from '../siteFolders';
import { configPosition } from './configPositions';
import { type ImportedSettings, importSettings } from './importSettings';
import { settingsClashes } from './settingsClashes';
import { describeSettingsError } from './settingsError';
import { strayLocales } from './strayLocales';

/** The settings, and where each of them stands in the file. */
export interface LoadedConfig {
  readonly config: SiteConfig;
  readonly positionOf: (path: readonly PropertyKey[]) => Position;
}

/**
 * Reads and checks `site.config.ts`.
 * @throws ContentError with every mistake at its line and column.
 */
export async function loadConfig(folders: SiteFolders, cache: DiskCache): Promise<LoadedConfig> {
  const file = relative(folders.root, folders.config);
  const without = (what: string, remedy: string) =>
    new ContentError([{ severity: 'error', file, line: 1, column: 1, message: what, remedy }]);
  if (!existsSync(folders.config))
    throw without('The settings are missing.', 'Create site.config.ts with at least `title` and `url`.');
  const { written, positions } = await readSettings(folders, cache, file);
  if (written === undefined)
    throw without('The settings have no default export.', 'Write `export default defineConfig({ … });`.');
  const parsed = configSchema.safeParse(written);
  const positionOf = (path: readonly PropertyKey[]) => configPosition(positions, path);
  const faults = parsed.success
    ? faultsTogether(parsed.data)
    : parsed.error.issues.flatMap((issue) => issueFaults(issue, configSchema, written, 'setting'));
  if (parsed.success && faults.length === 0) return { config: parsed.data, positionOf };
  throw new ContentError(
    faults.map(
      ({ path, message, remedy, nearest }): Problem => ({
        severity: 'error',
        file,
        ...positionOf(path),
        message,
        ...(remedy === undefined ? {} : { remedy }),
        ...(nearest === undefined ? {} : { nearest }),
      }),
    ),
  );
}

/** What is wrong with settings that are each valid by themselves. */
function faultsTogether(config: SiteConfig): Pick<Fault, 'path' | 'message' | 'remedy' | 'nearest'>[] {
  return [
    ...strayLocales(config, config.locales.default, Object.keys(config.locales.list)),
    ...settingsClashes(config),
  ];
}

async function readSettings(folders: SiteFolders, cache: DiskCache, file: string): Promise<ImportedSettings> {
  try {
    return await importSettings(folders, cache);
  } catch (error) {
    if (error instanceof CacheError) throw error;
    const { message, ...position } = describeSettingsError(error);
    throw new ContentError([
      { severity: 'error', file, ...position, message: `The settings cannot be read: ${message}` },
    ]);
  }
}
