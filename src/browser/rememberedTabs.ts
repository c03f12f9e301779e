import { storageKeys } from '../model/storageKeys';

/**
 * Stands in pages with tabs: chooses a remembered tab as its control arrives, so that nothing moves
 * when the client takes over.
 * @param suffix added to every key in local storage
 */
export default function chooseTabs(suffix: string): void {
  const read = (group: string): string | null => {
    try {
      return localStorage.getItem(storageKeys.tabs + group + suffix);
    } catch {
      // Storage is blocked: the first tab is shown.
      return null;
    }
  };
  const choose = (records: readonly MutationRecord[]) => {
    for (const node of records.flatMap((record) => [...record.addedNodes])) {
      // A control of no group has nothing stored.
      if (node instanceof HTMLInputElement && read(`${node.dataset['tabGroup']}`) === node.value)
        node.checked = true;
    }
  };
  const tabs = new MutationObserver(choose);
  tabs.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    // A document that is read in one go comes to this point before the observer has been called.
    choose(tabs.takeRecords());
    tabs.disconnect();
  });
}
