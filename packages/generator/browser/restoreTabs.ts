import { tabsKey } from '../model/earlyKeys';

/**
 * Stands in pages with tabs: chooses the tab that the address names, else the remembered one, as its
 * radio button arrives, so that nothing moves when the client takes over. A tab of the address is
 * remembered from then on (CT-06).
 * @param suffix added to every key in local storage
 */
export default function restoreTabs(suffix: string): void {
  const asked = new URLSearchParams(location.search);
  const restore = (radio: HTMLInputElement, group: string) => {
    try {
      const key = tabsKey + group + suffix;
      if ((asked.get(group) ?? localStorage.getItem(key)) !== radio.value) return;
      radio.checked = true;
      localStorage.setItem(key, radio.value);
    } catch {
      // Storage is blocked: what the address does not name is as on a first visit.
    }
  };
  const restoreAdded = (records: readonly MutationRecord[]) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLInputElement && node.dataset['tabGroup'])
          restore(node, node.dataset['tabGroup']);
  };
  const observer = new MutationObserver(restoreAdded);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    // A document that is read in one go comes to this point before the observer has been called.
    restoreAdded(observer.takeRecords());
    observer.disconnect();
  });
}
