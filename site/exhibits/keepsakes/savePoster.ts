import { saveFile } from 'generator/app/ui/saveFile';
import type { Frame } from 'pixels/animation';
import { enlarge } from 'pixels/edit/enlarge';
import { composePoster, posterFactor, posterSide } from './composePoster';
import { drawLine } from './drawLine';
import { drawTitle } from './drawTitle';

interface Poster {
  /** Of the file, without ending. */
  readonly name: string;
  readonly title: string;
  /** How it was done. */
  readonly done: string;
  /** Several where it moves; a single one stands still. */
  readonly frames: readonly Frame[];
}

/** Saves a poster of 1200 by 1200 pixels: as PNG, or as GIF where it moves. All of it is made in the browser. */
export async function savePoster({ name, title, done, frames }: Poster): Promise<void> {
  const { host, pathname } = location;
  const lines = [
    drawTitle(title, '0'),
    drawLine(done, 20, '2'),
    drawLine(host + pathname.replace(/\/$/, ''), 20, '7'),
  ];
  const posters = frames.map(({ raster, duration }) => ({ raster: composePoster(raster, lines), duration }));
  const [first] = posters;
  if (first === undefined) return;
  if (posters.length === 1) {
    const { encodePng } = await import('pixels/encode/encodePng');
    saveFile(`${name}.png`, 'image/png', encodePng(enlarge(first.raster, posterFactor)));
    return;
  }
  const { encodeGif } = await import('pixels/encode/encodeGif');
  const animation = {
    width: posterSide,
    height: posterSide,
    frames: posters,
    tags: [],
    plays: 0,
    palette: undefined,
  };
  saveFile(`${name}.gif`, 'image/gif', encodeGif(animation, posterFactor));
}
