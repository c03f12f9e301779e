import { useEffect, useLayoutEffect, useRef } from 'react';
import { displayFace } from '../../model/displayFace';
import { storageKeys } from '../../model/storageKeys';
import { writeStored } from '../preferences/stored';
import { useSite } from '../SiteContext';
import { isConnectionSpared } from '../ui/isConnectionSpared';

/**
 * Fetches the pixel face once the page is used. What is on the screen keeps its face: the headings
 * of the next page come in the new one, and the wordmark in the bar when a page is loaded whole.
 */
export function useDisplayFace(): void {
  const { page, frame } = useSite();
  const { route } = page;
  const fetched = useRef<FontFace>(undefined);
  useEffect(() => {
    if (document.documentElement.dataset['face'] !== undefined || isConnectionSpared()) return;
    const { family, weight } = displayFace;
    new FontFace(family, `url(${frame.face})`, { weight }).load().then(
      (face) => {
        fetched.current = face;
        writeStored(storageKeys.face + frame.storageSuffix, frame.face);
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
