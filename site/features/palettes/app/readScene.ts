import type { HomeBody } from 'generator/model/document';
import type { DayPart } from 'generator/model/landscape';

/** The landscape of the home page as it is now. Lengths are its own pixels. */
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
  const { src } = parts[partNow()];
  return { address: src, png: new Uint8Array(await (await fetch(src)).arrayBuffer()), width, height };
}

/** The part of the day that the styles choose (`LandscapeLayers.module.css`). */
function partNow(): DayPart {
  const { hour, theme } = document.documentElement.dataset;
  const now = Number(hour);
  if (now >= 17 && now <= 20) return 'dusk';
  if (theme === 'dark' || now < 5 || now > 20) return 'night';
  return now < 8 ? 'dawn' : 'day';
}
