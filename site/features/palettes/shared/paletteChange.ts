/** Event of the window: the page has other colours from now on, in the custom properties of its root. */
export const paletteChange = 'palettechange';

/** A custom property that the root has only in a palette that a visitor chose (`meanings.module.css`). */
export const chosenMark = '--themetext';
