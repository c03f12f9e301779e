/**
 * Adds a font, such as that of a page's title. One made of bytes is there at once; Chrome would take one of a style sheet a
 * frame later, even from a `data:` address.
 * @param family as styles and `faceOf` have it
 * @param face WOFF2 in base64
 */
export function addFace(family: string, face: string): void {
  document.fonts.add(
    new FontFace(
      family,
      Uint8Array.from(atob(face), (character) => character.charCodeAt(0)),
    ),
  );
}
