import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseYaml } from '../../markdown/parseYaml';
import { configSchema, type SiteConfig } from '../../model/config/siteConfig';
import { ContentError, errorAt, fileStart, hasErrors, type Place, type Problem } from '../../model/problem';
import { readText } from '../readText';
import { type SiteFolders, settingsFile } from '../siteFolders';
import { findSettingsClashes } from './findSettingsClashes';
import { findUnknownLocales } from './findUnknownLocales';

/** The settings with their positions in the file. */
export interface LoadedConfig {
  readonly config: SiteConfig;
  /** The position of the key or entry at `path`; if it is not written, that of the nearest one around it. */
  readonly positionOf: (path: readonly PropertyKey[]) => Place;
}

/**
 * Reads and checks `site.yaml`.
 * @throws ContentError with every mistake at its line and column
 */
export async function loadConfig({ config: path }: Pick<SiteFolders, 'config'>): Promise<LoadedConfig> {
  if (!existsSync(path)) throw new ContentError([missingSettings(path)]);
  const read = await readText(path, settingsFile);
  if ('problem' in read) throw new ContentError([read.problem]);
  return parseConfig(read.text);
}

/**
 * Parses and checks the text of `site.yaml`.
 * @throws ContentError with every mistake at its line and column
 */
export function parseConfig(text: string): LoadedConfig {
  const parsed = parseYaml(text, configSchema, settingsFile, { noun: 'setting' });
  const { value: config, problems } = parsed;
  if (config === undefined || hasErrors(problems)) throw new ContentError(problems);
  const positionOf = (path: readonly PropertyKey[]) => findPlace(parsed.positions, path);
  const { default: fallback, list } = config.locales;
  const faults = [...findUnknownLocales(config, fallback, Object.keys(list)), ...findSettingsClashes(config)];
  if (faults.length > 0)
    throw new ContentError(faults.map((fault) => errorAt(positionOf(fault.path), fault.message, fault)));
  return { config, positionOf };
}

function findPlace(
  positions: Readonly<Record<string, Omit<Place, 'file'>>>,
  path: readonly PropertyKey[],
): Place {
  for (let length = path.length; length > 0; length--) {
    const position = positions[path.slice(0, length).map(String).join('.')];
    if (position !== undefined) return { file: settingsFile, ...position };
  }
  return fileStart(settingsFile);
}

function missingSettings(path: string): Problem {
  const script = 'site.config.ts';
  return existsSync(join(dirname(path), script))
    ? errorAt(fileStart(script), `The settings are read from ${settingsFile}, not from a script.`, {
        remedy: `Write what it exports into ${settingsFile}, with the same keys, and remove it.`,
      })
    : errorAt(fileStart(settingsFile), 'The settings are missing.', {
        remedy: `Create ${settingsFile} with at least \`title\` and \`url\`.`,
      });
}
