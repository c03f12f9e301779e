import { type Scope, words } from '../../../engine/compose/context';
import type { OfflineSet } from '../../../model/layout';

/** The doc sets that can be stored, in the scope's locale. A site that is being written changes too often. */
export function listOfflineSets(scope: Scope): OfflineSet[] {
  const { mode, sets, rules } = scope.site;
  if (mode === 'development') return [];
  return sets.flatMap(({ id, settings }) =>
    settings.offline
      ? [
          {
            label: words(scope, settings.label ?? id),
            list: rules.baseUrl + offlineListPath(id, scope.locale),
          },
        ]
      : [],
  );
}

/** Where the list of a doc set lies in the output. */
export function offlineListPath(set: string, locale: string): string {
  return `offline/${set}.${locale}.json`;
}
