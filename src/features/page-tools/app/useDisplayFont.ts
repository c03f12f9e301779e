import { useEffect, useLayoutEffect, useRef } from 'react';
import { readStored, writeStored } from '../../../app/preferences/stored';
import { useSite } from '../../../app/SiteContext';
import { displayFont } from '../../../model/displayFont';
import { isConnectionSpared } from '../../../model/isConnectionSpared';
import { storageKeys } from '../../../model/storageKeys';

/**
 * Fetches the pixel font once the page is used. What is on the screen keeps its font: the headings
 * of the next page come in the new one, and the wordmark in the bar when a page is loaded whole.
 */
export function useDisplayFont(): void {
  const { page, layout } = useSite();
  const { route } = page;
  const fetched = useRef<FontFace>(undefined);
  useEffect(() => {
    const key = storageKeys.font + layout.storageSuffix;
    if (isConnectionSpared(navigator) || readStored(key)?.endsWith(` ${layout.font}`)) return;
    fetchFont(layout.font).then(
      (bytes) => {
        fetched.current = new FontFace(displayFont.family, bytes, displayFont);
        writeStored(key, `${btoa(String.fromCharCode(...bytes))} ${layout.font}`);
      },
      () => undefined, // The system's font stays.
    );
  }, [layout]);

  const first = useRef(route);
  useLayoutEffect(() => {
    if (fetched.current === undefined || route === first.current) return;
    document.fonts.add(fetched.current);
    document.documentElement.dataset['font'] ??= 'late';
  }, [route]);
}

async function fetchFont(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
