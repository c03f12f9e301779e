import { useSyncExternalStore } from 'react';
import { type ColorChoice, decideChoice, effectiveMode } from '../../model/colorMode';
import type { ColorModeSettings } from '../../model/layout';
import { storageKeys } from '../../model/storageKeys';
import { useSiteLayout } from '../SiteContext';
import { readStored, watchStored, writeStored } from './stored';

/**
 * The colour choice lives on the root element (`data-theme-choice`, and the mode it comes to in
 * `data-theme`), where a script puts it before first paint. Local storage is only its memory.
 */
export function chooseColor(choice: ColorChoice, suffix: string): void {
  writeStored(storageKeys.colorMode + suffix, choice === 'system' ? null : choice);
  showChoice(choice);
}

/** Keeps the root element in step with other tabs and with the device; returns what stops it (CLR-06, 07). */
export function watchColorMode(settings: ColorModeSettings, suffix: string): () => void {
  const key = storageKeys.colorMode + suffix;
  migrate(settings, key);
  const system = matchMedia('(prefers-color-scheme: dark)');
  const update = () => showChoice(decideChoice(settings, readStored(key)));
  update();
  system.addEventListener('change', update);
  const stop = watchStored(key, update);
  return () => {
    system.removeEventListener('change', update);
    stop();
  };
}

/** Takes over the choice of the former site once, and removes what does not count (CLR-09, 10, CFG-06). */
function migrate(settings: ColorModeSettings, key: string): void {
  const stored = readStored(key) ?? readStored(storageKeys.formerColorMode);
  const counts = settings.switch && (stored === 'light' || stored === 'dark');
  writeStored(key, counts ? stored : null);
  writeStored(storageKeys.formerColorMode, null);
}

function showChoice(choice: ColorChoice): void {
  const root = document.documentElement;
  root.dataset.theme = effectiveMode(choice, matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.themeChoice = choice;
}

/** The colour choice in force; in static HTML that of a first visit. */
export function useColorChoice(): ColorChoice {
  const settings = useSiteLayout().colorMode;
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
  throw new Error(`Unexpected colour mode value "${choice}"`);
}
