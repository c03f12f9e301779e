import { pageFaceName } from '../model/pageFace';

/**
 * Adds the font of a page's title. A font made of bytes is there at once; Chrome would take one of a style sheet a
 * frame later, even from a `data:` address.
 * @param face WOFF2 in base64
 */
export function addFace(face: string): void {
  const bytes = Uint8Array.from(atob(face), (character) => character.charCodeAt(0));
  document.fonts.add(new FontFace(pageFaceName, bytes));
}
