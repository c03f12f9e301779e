/** A file that is drawn only if the last output does not have it. */
export interface DrawnFile {
  /** Changes with what the file is made from. */
  readonly key: string;
  draw(): Uint8Array;
}

/** Draws once, at the first call. */
export function drawnFile(key: string, draw: () => Uint8Array): DrawnFile {
  let bytes: Uint8Array | undefined;
  return {
    key,
    draw: () => {
      bytes ??= draw();
      return bytes;
    },
  };
}
