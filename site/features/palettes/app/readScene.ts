import type { HomeBody } from 'generator/model/document';

/** The landscape of the home page by night, which has the colours of the site. Lengths are its own pixels. */
export interface Scene {
  readonly address: string;
  /** A sheet of layers of this size, one below the other, the farthest first. */
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** @param address of the home page's document */
export async function readScene(address: string): Promise<Scene | undefined> {
  const { landscape }: Pick<HomeBody, 'landscape'> = await (await fetch(address)).json();
  if (landscape === undefined) return undefined;
  const { width, height, parts } = landscape;
  const { src } = parts.night;
  return { address: src, png: new Uint8Array(await (await fetch(src)).arrayBuffer()), width, height };
}
