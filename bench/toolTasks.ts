import { pasteArea } from 'pixels/edit/area';
import { examineSprite } from 'pixels/edit/examineSprite';
import { guessSheetGrids } from 'pixels/edit/guessSheetGrids';
import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import { encodeApng } from 'pixels/encode/encodeApng';
import { encodeGif } from 'pixels/encode/encodeGif';
import { encodePng } from 'pixels/encode/encodePng';
import { parseGif } from 'pixels/parse/parseGif';
import { parsePng } from 'pixels/parse/parsePng';
import type { Reading } from 'pixels/parse/reading';
import type { Raster } from 'pixels/raster';
import { buildAseprite, imageCel, layer } from 'pixels/testing/buildAseprite';
import { type Random, randomFrom } from 'pixels/testing/random';
import { inspect } from '../site/exhibits/inspector/worker/openFile';

/** Something that a tool's worker does with a file, for `npm run bench -- tools`. */
export interface ToolTask {
  readonly name: string;
  /** Size of the file. */
  readonly bytes: number;
  /** Does it once. */
  readonly run: () => void | Promise<void>;
}

/** A file that is opened in a tool, for the same. */
export interface ToolFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Animations of 512 × 512 pixels and 60 frames for the sharpener; the same each time. */
export function prepareGifs(): readonly ToolFile[] {
  const random = randomFrom(1);
  const ground = drawRuns(512, 512, random);
  return [
    { name: 'all of it changes', bytes: encodeFrames(() => drawRuns(512, 512, random)) },
    { name: 'a quarter changes', bytes: encodeFrames(() => redrawQuarter(ground, random)) },
  ];
}

/** Largest tasks that are promised to be quick, with files that are the same each time. */
export function prepareToolTasks(): readonly ToolTask[] {
  const random = randomFrom(1);
  const aseprite = buildAseprite({
    width: 512,
    height: 512,
    depth: 32,
    frames: Array.from({ length: 72 }, (_, frame) => [
      ...(frame === 0 ? [layer({})] : []),
      imageCel({ layer: 0 }, 512, 512, Array.from(drawRuns(512, 512, random).data)),
    ]),
  });
  const picture = encodePng(drawRuns(2048, 2048, random));
  const gif = encodeFrames(() => drawRuns(512, 512, random));
  return [
    {
      name: '.aseprite, 512 × 512, 72 frames: read, all frames drawn, inspected',
      bytes: aseprite.length,
      run: async () => {
        takeValue(await inspect(aseprite));
      },
    },
    {
      name: 'PNG, 2048 × 2048: read, examined for slips',
      bytes: picture.length,
      run: () => {
        const [frame] = takeValue(parsePng(picture)).frames;
        if (frame !== undefined) examineSprite(frame.raster);
      },
    },
    {
      name: 'PNG, 2048 × 2048: read, its grid guessed',
      bytes: picture.length,
      run: () => {
        const [frame] = takeValue(parsePng(picture)).frames;
        if (frame !== undefined) guessSheetGrids(frame.raster);
      },
    },
    {
      name: 'GIF, 512 × 512, 60 frames: read, saved as APNG',
      bytes: gif.length,
      run: () => {
        encodeApng(takeValue(parseGif(gif)), 1);
      },
    },
  ];
}

function encodeFrames(draw: () => Raster): Uint8Array {
  const frames = Array.from({ length: 60 }, () => ({ raster: draw(), duration: 100 }));
  return encodeGif({ width: 512, height: 512, frames, tags: [], plays: 0, palette: undefined });
}

/** The picture with its middle, a quarter of its area, drawn anew. */
function redrawQuarter(ground: Raster, random: Random): Raster {
  const { width, height } = ground;
  const area = { left: 0, top: 0, width: width / 2, height: height / 2 };
  const words = pixels32(ground).slice();
  pasteArea(drawRuns(area.width, area.height, random), area, { width, pixels: words }, width / 4, height / 4);
  return rasterOf(width, height, words);
}

/** Runs of one to eight pixels in 48 colours: busier than drawings are. */
function drawRuns(width: number, height: number, random: Random): Raster {
  const colors = Array.from({ length: 48 }, () => (0xff000000 | random(0x1000000)) >>> 0);
  const words = new Uint32Array(width * height);
  for (let at = 0; at < words.length; ) {
    const end = at + 1 + random(8);
    words.fill(colors[random(colors.length)] ?? 0, at, end);
    at = end;
  }
  return rasterOf(width, height, words);
}

/** @throws if a file is refused */
function takeValue<Value>(reading: Reading<Value>): Value {
  if (!reading.ok) throw new Error(JSON.stringify(reading.refusal));
  return reading.value;
}
