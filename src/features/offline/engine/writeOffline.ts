import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { href, words } from '../../../engine/compose/context';
import type { LocalePages } from '../../../engine/compose/localePages';
import type { DocSet } from '../../../engine/link/site';
import type { Client } from '../../../engine/output/client/buildClient';
import { writeOutput } from '../../../engine/output/writeOutput';
import type { PreparedRender } from '../../../engine/prepareRender';
import type { OfflineFile, OfflineList } from '../shared/offlineList';
import { workerPath } from '../shared/offlineState';
import { filesOfSet } from './filesOfSet';
import { messageEntry, messagePath, renderMessage } from './messagePage';
import { offlineListPath } from './offlineSets';

/**
 * Writes what reading offline needs: the worker, a message in each language for pages that are not
 * stored, and a list of files for each doc set that may be stored. Comes last, since a list tells
 * what is in the files.
 * @param staging folder with the finished output
 */
export async function writeOffline(
  locales: readonly LocalePages[],
  { renderSettings }: PreparedRender,
  client: Client,
  staging: string,
): Promise<void> {
  const [first] = locales;
  const sets = first?.context.site.sets.filter(({ settings }) => settings.offline) ?? [];
  if (first === undefined || sets.length === 0) return;
  writeOutput(staging, workerPath, client.worker, true);
  for (const { context } of locales)
    writeOutput(staging, messagePath(context.locale), await renderMessage(context, renderSettings), true);
  const { config, rules } = first.context.site;
  const shared = [
    ...Object.keys(client.files),
    ...locales.map(({ context }) => messagePath(context.locale)),
    ...(config.favicon === undefined ? [] : [config.favicon.slice(1)]),
  ];
  const messages = locales.map(({ context }) => messageEntry(context));
  for (const locale of locales)
    for (const set of sets) {
      const files = new Map([
        ...filesOfSet(locale, set, staging),
        ...shared.map((path) => [rules.baseUrl + path, path] as const),
      ]);
      const entries = [...files].flatMap(([address, path]) => fileEntry(address, join(staging, path)));
      const list = describeSet(locale, set, messages, entries);
      writeOutput(staging, offlineListPath(set.id, locale.context.locale), JSON.stringify(list), true);
    }
}

/** Nothing for a file that is not there: a picture that a text names may be missing with a warning. */
function fileEntry(address: string, file: string): OfflineFile[] {
  if (!existsSync(file)) return [];
  const content = readFileSync(file);
  return [[address, createHash('sha256').update(content).digest('base64'), content.length]];
}

function describeSet(
  { context }: LocalePages,
  { id, settings, latest }: DocSet,
  messages: OfflineList['messages'],
  files: readonly OfflineFile[],
): OfflineList {
  const parts = {
    label: words(context, settings.label ?? id),
    main: href(context, latest.main ?? latest.base),
    messages,
    files: [...files].sort(([a], [b]) => (a < b ? -1 : 1)),
  };
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return { id: hash.slice(0, 12), ...parts };
}
