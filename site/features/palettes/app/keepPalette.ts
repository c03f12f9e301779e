import { readStored, watchStored, writeStored } from 'generator/app/preferences/stored';
import { watchAddress } from 'generator/app/ui/useAddressEnd';
import { storageKeys } from 'generator/model/storageKeys';
import { paletteChange } from '../shared/paletteChange';
import { colorPictures } from './colorPictures';
import { paletteStyle } from './paletteStyle';
import { findPalette } from './palettes';
import { sweep } from './sweep';
import { addressKey } from './words';

/** The name of the palette that is remembered; `undefined` for the site's own. */
export function nameStored(stored: string | null): string | undefined {
  return /^\/\*([\w-]+)\*\//.exec(stored ?? '')?.[1];
}

/**
 * Remembers a palette by its name; one that there is not, or `undefined`, is the site's own. What is stored is its
 * style sheet, so that the next page has it before the first paint (`browser/inline.ts`).
 */
export function rememberPalette(name: string | undefined, suffix: string): void {
  const palette = findPalette(name);
  writeStored(
    storageKeys.style + suffix,
    name === undefined || palette === undefined ? null : paletteStyle(name, palette),
  );
}

let isKept = false;

/**
 * Keeps the page in the palette that is remembered, in step with other tabs and with addresses that name one, each of
 * which counts once. Begins once, however often it is called.
 */
export function keepPalette(suffix: string): void {
  if (isKept) return;
  isKept = true;
  const key = storageKeys.style + suffix;
  let followed: string | undefined;
  const follow = () => {
    const { search } = location;
    const asked =
      search === followed ? undefined : (new URLSearchParams(search).get(addressKey) ?? undefined);
    followed = search;
    if (findPalette(asked) !== undefined) rememberPalette(asked, suffix);
  };
  // What the inline script has put there.
  let shown = document.adoptedStyleSheets.length > 0 ? nameStored(readStored(key)) : undefined;
  const show = () => {
    const name = nameStored(readStored(key));
    const palette = findPalette(name);
    const change = () => {
      showStyle(name === undefined || palette === undefined ? '' : paletteStyle(name, palette));
      return colorPictures(palette);
    };
    if (name === shown) change();
    else sweep(change);
    shown = name;
  };
  // Takes away what is no palette, and what another build has mixed in another way.
  rememberPalette(nameStored(readStored(key)), suffix);
  follow();
  show();
  watchStored(key, show);
  watchAddress(follow);
}

/** The page has one style sheet of this kind: that of the inline script, or the same from here. */
function showStyle(text: string): void {
  const sheet = document.adoptedStyleSheets[0] ?? new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [sheet];
  dispatchEvent(new Event(paletteChange));
}
