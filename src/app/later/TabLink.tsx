import { useEffect } from 'react';
import { storageKeys } from '../../model/storageKeys';
import { writeStored } from '../preferences/stored';
import { useSite } from '../SiteContext';
import { tabGroups } from './tabChoices';

/** A link can name tabs to show: `?edition=ios` for the tab `ios` of the group `edition`. */
export function TabLink() {
  const { page, frame } = useSite();
  useEffect(() => {
    if (!('article' in page)) return;
    const asked = new URLSearchParams(location.search);
    for (const [group, values] of tabGroups(page.article.tree)) {
      const value = asked.get(group);
      if (value !== null && values.has(value))
        writeStored(storageKeys.tabs + group + frame.storageSuffix, value);
    }
  }, [page, frame]);
  return null;
}
