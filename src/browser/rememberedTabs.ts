import { storageKeys } from '../model/storageKeys';

/**
 * Stands in pages with tabs: chooses the tab that the address names, else the remembered one, as its
 * control arrives, so that nothing moves when the client takes over. A tab of the address is
 * remembered from then on (CT-06).
 * @param suffix added to every key in local storage
 */
export default function chooseTabs(suffix: string): void {
  const asked = new URLSearchParams(location.search);
  const choose = (records: readonly MutationRecord[]) => {
    // Nothing but a radio button has the attribute; to ask for its class costs more bytes.
    for (const radio of records.flatMap((record) => [...record.addedNodes] as HTMLInputElement[])) {
      const group = radio.dataset?.['tabGroup'];
      if (group)
        try {
          const key = storageKeys.tabs + group + suffix;
          if ((asked.get(group) ?? localStorage.getItem(key)) === radio.value) {
            radio.checked = true;
            localStorage.setItem(key, radio.value);
          }
        } catch {
          // Storage is blocked: what the address does not name is as on a first visit.
        }
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
