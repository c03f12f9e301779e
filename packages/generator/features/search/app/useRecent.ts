import { useStored } from '../../../app/preferences/stored';
import { storageKeys } from '../../../model/storageKeys';

const most = 5;

/** Recent searches of the visitor, newest first, and functions to add to them and to clear them. */
export function useRecent() {
  const [stored, store] = useStored(storageKeys.recentSearches);
  const recent = parseRecent(stored);
  return {
    recent,
    remember: (query: string) => {
      const text = query.trim();
      if (text === '') return;
      store(JSON.stringify([text, ...recent.filter((other) => other !== text)].slice(0, most)));
    },
    clear: () => store(null),
  };
}

/** The stored value, as far as it is what this site stores. */
export function parseRecent(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string').slice(0, most) : [];
  } catch {
    return []; // Someone else's text under this key.
  }
}
