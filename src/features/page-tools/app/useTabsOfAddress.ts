import { useEffect, useRef } from 'react';
import { writeStored } from '../../../app/preferences/stored';
import { useSite } from '../../../app/SiteContext';
import { storageKeys } from '../../../model/storageKeys';
import { tabGroups } from './tabChoices';

/**
 * A link can name tabs to show: `?edition=ios` for the tab `ios` of the group `edition`. The address
 * that the document was loaded from has been followed before the first paint.
 */
export function useTabsOfAddress(): void {
  const { page, layout } = useSite();
  // What was followed is not followed again: the visitor may have chosen another tab since.
  const followed = useRef(isAddressOfDocument() ? location.search : undefined);
  useEffect(() => {
    const follow = () => {
      const { search } = location;
      if (search === followed.current || !('article' in page)) return;
      followed.current = search;
      const asked = new URLSearchParams(search);
      for (const [group, values] of tabGroups(page.article.tree)) {
        const value = asked.get(group);
        if (value !== null && values.has(value))
          writeStored(storageKeys.tabs + group + layout.storageSuffix, value);
      }
    };
    follow();
    // Without this interface every link loads a document.
    const { navigation } = globalThis as { readonly navigation?: EventTarget };
    navigation?.addEventListener('currententrychange', follow);
    return () => {
      followed.current = undefined;
      navigation?.removeEventListener('currententrychange', follow);
    };
  }, [page, layout]);
}

/** Whether the document was loaded from the address that is shown. */
function isAddressOfDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && withoutHash(loaded.name) === withoutHash(location.href);
}

function withoutHash(address: string): string {
  return address.replace(/#.*/, '');
}
