import { addFace } from '../app/ui/addFace';
import { colorModeKey, formerColorModeKey, styleKey, systemKey, tabsKey } from '../model/earlyKeys';
import { editionGroup } from '../model/editionGroup';
import { clientErrorEvent } from '../model/events';
import { isConnectionSpared } from '../model/isConnectionSpared';

/** Names a document that hydrates the page, and keeps the answer that has been asked for. */
export interface EarlyPart extends HTMLMetaElement {
  early?: Promise<Response | undefined> | undefined;
}

/**
 * The script that stands in each page before everything else but its styles. It decides what must be right at the
 * first paint (the font of the title, colour mode, the visitor's hour, edition and keys, a style sheet that the site's own code
 * remembers), and runs the client, which
 * the page's head asks for at low priority, when that delays nothing: once the document is there and painted
 * (only when idle with data saver or on 2G), or at the first touch, pointer or key, whichever comes first.
 * Browsers that are too old for the client read this script all the same, and their pages stay as they came.
 * It must stay below 1 KB.
 * @param canSwitch whether visitors may choose a colour mode; the page has that of the settings
 * @param storageSuffix added to every key in local storage
 */
export default function start(canSwitch: boolean, storageSuffix: string): void {
  const root = document.documentElement;
  const read = (key: string, suffix = storageSuffix): string | null => {
    try {
      return localStorage.getItem(key + suffix);
    } catch {
      // Storage is blocked: the defaults hold for this visit.
      return null;
    }
  };

  // The font of the title, so that it is there when the page is first seen: what its `fontRule` has in the styles.
  const [, family = '', face] = /(\w+);src:.+?,([^)]+)/.exec(document.head.textContent) ?? [];
  if (face) addFace(family, face);

  // Where the browser goes to a place further down, that place is to be there when the page is first seen.
  const held = document.querySelector<HTMLLinkElement>('[rel=expect]');
  const visit = performance.getEntriesByType('navigation')[0] ?? {};
  if (held && (location.hash || Reflect.get(visit, 'type') !== 'navigate')) held.href = '#end';

  const stored = read(colorModeKey) ?? read(formerColorModeKey, '');
  if (canSwitch && (stored === 'light' || stored === 'dark'))
    root.dataset['theme'] = root.dataset['themeChoice'] = stored;
  else if (root.dataset['themeChoice'] === 'system')
    root.dataset['theme'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  // The part of the day, four hours long, by its first hour.
  root.dataset['hour'] = String(new Date().getHours() & ~3);
  const edition = new URLSearchParams(location.search).get(editionGroup) ?? read(tabsKey + editionGroup);
  if (edition) root.dataset['edition'] = edition;
  root.dataset['keys'] = read(systemKey) ?? navigator.platform;

  // The first is new in Safari 16.4, the second in Chrome 111 and Firefox 113.
  if (!matchMedia('(width >= 0px)').matches || !CSS.supports('color', 'color-mix(in srgb, red, red)')) return;
  // For the styles: what only the client makes work is there, and what stands in for it is not.
  root.dataset['client'] = '';
  const style = read(styleKey);
  if (style) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
  }

  // The documents that hydrate the page; one that does not come is asked for again.
  for (const part of document.querySelectorAll<EarlyPart>('[name^=part-]'))
    part.early = fetch(part.content).catch(() => undefined);

  // The modules that the head asks for, each in a task of its own. One comes once, however often it is asked
  // for. Home pages tell of one that does not come.
  const load = async () => {
    try {
      for (const { href } of document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]'))
        await import(/* @vite-ignore */ href);
    } catch {
      dispatchEvent(new Event(clientErrorEvent));
    }
  };
  for (const type of ['pointerdown', 'pointermove', 'keydown']) {
    addEventListener(type, load, { once: true, passive: true, capture: true });
  }
  // Leaving the page has cancelled what had not come, and Back shows the page as the browser has kept it.
  addEventListener('pageshow', ({ persisted }) => persisted && load());
  addEventListener('DOMContentLoaded', () => {
    // Browsers that tell of a spared connection know idle moments too.
    if (isConnectionSpared(navigator)) requestIdleCallback(load);
    else requestAnimationFrame(() => setTimeout(load));
  });
}
