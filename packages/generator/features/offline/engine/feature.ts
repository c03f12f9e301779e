import { createHash } from 'node:crypto';
import { href, type Scope, words } from '../../../compose/context';
import type { LocalePages } from '../../../compose/localePages';
import type { ComposedSite, Feature } from '../../../feature';
import type { DocSet } from '../../../link/site';
import type { OfflineSet } from '../../../model/layout';
import { contentFile, type SharedFile, type WrittenFiles } from '../../../output/outputFiles';
import type { OfflineFile, OfflineList } from '../shared/offlineList';
import { workerPath } from '../shared/offlineState';
import { listFilesOfSet } from './listFilesOfSet';
import { messageEntry, messagePath, renderMessage } from './messagePage';

/** Doc sets that can be read without a network. */
export const offline: Feature = {
  scripts: { offline: 'features/offline/worker/offlineWorker.ts' },
  layout: (scope) => ({ offline: listOfflineSets(scope) }),
  claims: ({ sets }) =>
    sets.some(({ settings }) => settings.offline)
      ? [{ source: 'what reading offline needs', files: ['offline', workerPath] }]
      : [],
  files: composeOffline,
};

/** The doc sets that can be stored, in the scope's locale. A site that is being written changes too often. */
function listOfflineSets(scope: Scope): OfflineSet[] {
  const { mode, sets, rules } = scope.site;
  if (mode === 'development') return [];
  return sets
    .filter(({ settings }) => settings.offline)
    .map(({ id, settings }) => ({
      label: words(scope, settings.label ?? id),
      list: rules.baseUrl + listPath(id, scope.locale),
    }));
}

/** Where the list of a doc set lies in the output. */
function listPath(set: string, locale: string): string {
  return `offline/${set}.${locale}.json`;
}

/**
 * The worker, a message in each language for pages that are not stored, and a list of files for each
 * doc set that may be stored.
 */
async function composeOffline({ locales, client, renderSettings }: ComposedSite) {
  const files = new Map<string, SharedFile>();
  const [first] = locales;
  const script = client.scripts['offline'];
  const sets = first?.context.site.sets.filter(({ settings }) => settings.offline) ?? [];
  if (first === undefined || script === undefined || sets.length === 0) return files;
  files.set(workerPath, contentFile(script, 'quick'));
  for (const { context } of locales)
    files.set(
      messagePath(context.locale),
      contentFile(await renderMessage(context, renderSettings), 'quick'),
    );
  const { config, rules } = first.context.site;
  const shared = [
    ...Object.keys(client.files),
    ...locales.map(({ context }) => messagePath(context.locale)),
    ...(config.favicon === undefined ? [] : [config.favicon.slice(1)]),
  ].map((path) => [rules.baseUrl + path, path] as const);
  const messages = locales.map(({ context }) => messageEntry(context));
  for (const locale of locales)
    for (const set of sets) {
      const make = (written: WrittenFiles) => {
        const needed = new Map([...listFilesOfSet(locale, set, written), ...shared]);
        const entries = [...needed].flatMap(([address, path]) => fileEntry(address, written.read(path)));
        return JSON.stringify(describeSet(locale, set, messages, entries));
      };
      files.set(listPath(set.id, locale.context.locale), {
        kind: 'last',
        make,
        compression: 'quick',
      });
    }
  return files;
}

/** Nothing for a file that is not there: a picture that a text names may be missing with a warning. */
function fileEntry(address: string, content: Uint8Array | undefined): OfflineFile[] {
  if (content === undefined) return [];
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
