/** A picture that is shown enlarged. Lengths are the picture's own pixels. */
export interface ZoomedPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The picture inside what was pressed; `undefined` if it has not come yet or could not be had. */
export function readPicture(opener: HTMLElement): ZoomedPicture | undefined {
  const image = opener.querySelector('img');
  if (image === null || image.naturalWidth === 0) return undefined;
  return { src: image.currentSrc, alt: image.alt, width: image.naturalWidth, height: image.naturalHeight };
}
