import { type RefObject, useEffect, useState } from 'react';

/**
 * Files that are dropped on the frame, or pasted while it has the focus or the pointer over it.
 * @returns whether files are held over it
 */
export function useFiles(
  frame: RefObject<HTMLElement | null>,
  take: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    const accept = (event: Event, transfer: DataTransfer | null) => {
      const files = [...(transfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    element.addEventListener(
      'dragover',
      (event) => {
        if (event.dataTransfer?.types.includes('Files') !== true) return;
        // Without this the browser would open the file in place of the page.
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    element.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setOver(false);
      },
      { signal },
    );
    element.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        accept(event, event.dataTransfer);
      },
      { signal },
    );
    document.addEventListener(
      'paste',
      (event) => {
        const isMeant = element.contains(document.activeElement) || element.matches(':hover');
        if (isMeant) accept(event, event.clipboardData);
      },
      { signal },
    );
    return () => ending.abort();
  }, [frame, take]);
  return isOver;
}
