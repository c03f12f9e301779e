import { useSyncExternalStore } from 'react';
import { type ColorChoice, decideChoice } from '../../model/colorMode';
import { useSite } from '../SiteContext';

/** The colour choice in force; in static HTML that of a first visit. */
export function useColorChoice(): ColorChoice {
  const settings = useSite().layout.colorMode;
  const first = () => decideChoice(settings, null);
  return useSyncExternalStore(subscribe, () => readChoice() ?? first(), first);
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme-choice'] });
  return () => observer.disconnect();
}

/** Throws on a value that only a mistake in the code can have put there (ERR-13). */
function readChoice(): ColorChoice | undefined {
  const choice = document.documentElement.dataset.themeChoice;
  if (choice === undefined || choice === 'light' || choice === 'dark' || choice === 'system') return choice;
  throw new Error(
    `Unexpected colour mode value "${choice}": data-theme-choice must be light, dark or system`,
  );
}
