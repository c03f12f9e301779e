import type { Animation } from 'pixels/animation';
import { pasteArea } from 'pixels/edit/area';
import { blobTiles } from 'pixels/edit/autotiles';
import { examineSprite } from 'pixels/edit/examineSprite';
import { guessSheetGrids } from 'pixels/edit/guessSheetGrids';
import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import { drawTileTemplate } from 'pixels/edit/tileTemplate';
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
import { packFrames } from '../site/exhibits/inspector/worker/packFrames';
import { parseResprite } from '../site/exhibits/kit/worker/resprite/parseResprite';
import { buildResprite, cell } from '../site/exhibits/kit/worker/resprite/testing/buildResprite';

/** Something that a tool's worker does with a file, for `npm run bench -- tools`. */
interface ToolTask {
  readonly name: string;
  /** Makes the file; the same each time. */
  readonly prepare: () => Uint8Array;
  /** Does it once. */
  readonly run: (file: Uint8Array) => void | Promise<void>;
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

/** Tasks that are promised to be quick, or took long once, as large as readers' files mostly are. */
export const toolTasks: readonly ToolTask[] = [
  {
    name: '.aseprite, 512 × 512, 72 frames: read, all frames drawn, inspected',
    prepare: () => {
      const random = randomFrom(1);
      return buildAseprite({
        ...{ width: 512, height: 512, depth: 32 },
        frames: Array.from({ length: 72 }, (_, frame) => [
          ...(frame === 0 ? [layer({})] : []),
          imageCel({ layer: 0 }, 512, 512, Array.from(drawRuns(512, 512, random).data)),
        ]),
      });
    },
    run: async (file) => {
      takeValue(await inspect(file));
    },
  },
  {
    name: '.resprite, 256 × 256, 60 frames, 4 layers: read, all frames drawn',
    prepare: buildProject,
    run: (file) => {
      takeValue(parseResprite(file));
    },
  },
  {
    name: 'PNG, 2048 × 2048: read, examined for slips',
    prepare: () => encodePng(drawRuns(2048, 2048, randomFrom(1))),
    run: (file) => {
      examineSprite(firstRaster(parsePng(file)));
    },
  },
  {
    name: 'PNG, 2048 × 2048: read, its grid guessed',
    prepare: () => encodePng(drawRuns(2048, 2048, randomFrom(1))),
    run: (file) => {
      guessSheetGrids(firstRaster(parsePng(file)));
    },
  },
  {
    name: 'GIF, 512 × 512, 240 frames: read',
    prepare: () => encodeRandom(512, 240),
    run: (file) => {
      takeValue(parseGif(file));
    },
  },
  {
    name: 'GIF, 512 × 512, 60 frames: read, saved as APNG',
    prepare: () => encodeRandom(512, 60),
    run: (file) => {
      encodeApng(takeValue(parseGif(file)), 1);
    },
  },
  {
    name: 'GIF, 200 × 200, 300 frames: read, saved as a ZIP of PNGs',
    prepare: () => encodeRandom(200, 300),
    run: (file) => {
      packFrames(takeValue(parseGif(file)), 'frame', () => undefined);
    },
  },
  {
    name: 'PNG, 512 × 512: read, saved as the template of 47 tiles',
    prepare: () => encodePng(drawRuns(512, 512, randomFrom(1))),
    run: (file) => {
      const { width, height } = firstRaster(parsePng(file));
      encodePng(drawTileTemplate(blobTiles, width, height));
    },
  },
];

function buildProject(): Uint8Array {
  const random = randomFrom(1);
  const names = Array.from({ length: 4 }, (_, index) => `layer-${index}`);
  const side = 256;
  const frames = Array.from({ length: 60 }, (_, index) => index);
  return buildResprite({
    ...{ width: side, height: side, frames: frames.map(() => 1) },
    layers: names.map((name) => ({
      ...{ name, opacity: 0.9 },
      cells: frames.map((frame) => cell(`${name}-${frame}`, side, side)),
    })),
    pictures: Object.fromEntries(
      names.flatMap((name) => frames.map((frame) => [`${name}-${frame}`, drawRuns(side, side, random)])),
    ),
  });
}

/** A GIF that changes all over with every frame. */
function encodeRandom(side: number, count: number): Uint8Array {
  const random = randomFrom(1);
  return encodeFrames(() => drawRuns(side, side, random), side, count);
}

function firstRaster(reading: Reading<Animation>): Raster {
  const [frame] = takeValue(reading).frames;
  if (frame === undefined) throw new Error('The picture has no frame');
  return frame.raster;
}

function encodeFrames(draw: () => Raster, side = 512, count = 60): Uint8Array {
  const frames = Array.from({ length: count }, () => ({ raster: draw(), duration: 100 }));
  return encodeGif({ width: side, height: side, frames, tags: [], plays: 0, palette: undefined });
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
