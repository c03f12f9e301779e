import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { positionAt } from '../../../markdown/sourcePosition';
import { type ConfigPositions, configPositions } from './configPositions';
import { SettingsError } from './settingsError';

/** `site.config.ts` and all it imports as one module that Node can run. */
export interface SettingsBundle {
  readonly code: string;
  /** Hash of each file it was made from, by absolute path. */
  readonly sources: Readonly<Record<string, string>>;
  readonly positions: ConfigPositions;
}

/** @throws SettingsError if the module cannot be understood, or what the bundler says is wrong with it */
export async function bundleSettings(path: string): Promise<SettingsBundle> {
  // Loading Vite takes longer than building a page, and most runs find their settings bundled.
  const { build, parseSync } = await import('vite');
  const source = await readFile(path, 'utf8');
  const { program, errors } = parseSync(path, source);
  const [fault] = errors;
  if (fault !== undefined)
    throw new SettingsError(fault.message, positionAt(source, fault.labels[0]?.start ?? 0));

  // A hash is taken before the bundler reads the file: a change in between makes the bundle outdated,
  // never wrong.
  const sources: Record<string, string> = { [path]: hashOfBytes(source) };
  const result = await build({
    root: dirname(path),
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(path).href),
      'import.meta.dirname': JSON.stringify(dirname(path)),
      'import.meta.filename': JSON.stringify(path),
    },
    ssr: { noExternal: true },
    build: {
      ssr: path,
      write: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        async load(id) {
          if (existsSync(id)) sources[id] ??= await hashOf(id);
        },
      },
    ],
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('The bundler gave no module');
  return {
    code: chunk.code,
    sources,
    positions: configPositions(source, program),
  };
}

/** Whether the files that a bundle was made from are as they were. */
export async function isCurrent({ sources }: SettingsBundle): Promise<boolean> {
  const same = await Promise.all(
    Object.entries(sources).map(async ([file, hash]) => (await hashOf(file)) === hash),
  );
  return same.every(Boolean);
}

/** Empty for a file that cannot be read. */
async function hashOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes === undefined ? '' : hashOfBytes(bytes);
}

function hashOfBytes(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 20);
}
