import type { CSSProperties } from 'react';
import css from './PixelArt.module.css';

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: number | string | undefined;
  }
}

/**
 * Shows pixel art at a whole number of the screen's pixels for each of its own: as large as the room (the
 * nearest container, else the window) and `scale` allow.
 * @param art pixels of the picture in a row, of all frames
 * @param scale CSS pixels for one of them, at most
 * @param frames that stand beside each other, each of which may take all the room
 * @returns attributes of the picture, or of what is to be as wide as it
 */
export function pixelArt(
  art: number,
  scale: number,
  frames = 1,
): { readonly className: string; readonly style: CSSProperties } {
  const style = { '--art': art, '--scale': scale, ...(frames > 1 && { '--frames': frames }) };
  return { className: css.pixels ?? '', style };
}
