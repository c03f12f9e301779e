import { useEffect, useLayoutEffect, useRef } from 'react';
import { readStored, writeStored } from '../../../app/preferences/stored';
import { useSite } from '../../../app/SiteContext';
import { isConnectionSpared } from '../../../app/ui/isConnectionSpared';
import { displayFace } from '../../../model/displayFace';
import { storageKeys } from '../../../model/storageKeys';

/**
 * Fetches the pixel face once the page is used. What is on the screen keeps its face: the headings
 * of the next page come in the new one, and the wordmark in the bar when a page is loaded whole.
 */
export function useDisplayFace(): void {
  const { page, frame } = useSite();
  const { route } = page;
  const fetched = useRef<FontFace>(undefined);
  useEffect(() => {
    const key = storageKeys.face + frame.storageSuffix;
    if (isConnectionSpared() || readStored(key)?.endsWith(` ${frame.face}`)) return;
    fetchFace(frame.face).then(
      (bytes) => {
        fetched.current = new FontFace(displayFace.family, bytes, displayFace);
        writeStored(key, `${btoa(String.fromCharCode(...bytes))} ${frame.face}`);
      },
      () => undefined, // The system's face stays.
    );
  }, [frame]);

  const first = useRef(route);
  useLayoutEffect(() => {
    if (fetched.current === undefined || route === first.current) return;
    document.fonts.add(fetched.current);
    document.documentElement.dataset['face'] ??= 'late';
  }, [route]);
}

async function fetchFace(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
