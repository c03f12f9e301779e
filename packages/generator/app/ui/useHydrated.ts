import { useSyncExternalStore } from 'react';

/** Something that happens once while a page is open. */
function createMoment() {
  let hasCome = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    announce: () => {
      hasCome = true;
      for (const listener of listeners) listener();
    },
    useHasCome: () =>
      useSyncExternalStore(
        subscribe,
        () => hasCome,
        () => false,
      ),
  };
}

const hydration = createMoment();
const styles = createMoment();

/** Tells that React has taken over the page. */
export const announceHydration = hydration.announce;

/** False on the server and until the page is hydrated, true ever after. */
export const useHydrated = hydration.useHasCome;

/** Tells that the styles of what only scripts show are there. */
export const announceStyles = styles.announce;

/** False on the server and until the page is hydrated and has all its styles, true ever after. */
export const useAllStyles = styles.useHasCome;
