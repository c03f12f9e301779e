import { blobTiles, edgeTiles } from 'pixels/edit/autotiles';
import { findSeams } from 'pixels/edit/findSeams';
import { listSeamMarks } from 'pixels/edit/seamMarks';
import { drawTileTemplate } from 'pixels/edit/tileTemplate';
import { encodePng } from 'pixels/encode/encodePng';
import { encodeTileset } from 'pixels/encode/encodeTileset';
import { limits } from 'pixels/parse/reading';
import type { Raster } from 'pixels/raster';
import type { Outcome, PickedFile } from '../../kit/messages';
import { keepFiles } from '../../kit/worker/openFiles';
import { openPictureFile, pictures } from '../../kit/worker/openPictureFile';
import { type Finished, serveJobs } from '../../kit/worker/serveJobs';
import type { OpenedTile, TemplateSize, TileJob, TileResult } from '../messages';
import { layMarkedTile, layTile } from './layTile';

/** A tile as the worker keeps it. */
interface KeptTile {
  readonly raster: Raster;
  readonly tile: OpenedTile;
}

const tiles = keepFiles(openTile);

/** Tiles of a template are at least so large, so that their thirds can be told apart. */
const smallestTemplate = 3;

serveJobs<TileJob, TileResult>(async (job, progress): Promise<Finished<TileResult>> => {
  if (job.kind === 'open') {
    const opened = await tiles.openAll(job.files, progress);
    const outcomes = opened.map((outcome) =>
      outcome.kind === 'refused' ? outcome : { ...outcome, opened: outcome.opened.tile },
    );
    return { result: { kind: 'opened', outcomes }, transfer: [] };
  }
  const { raster, tile } = await tiles.find(job.picked);
  switch (job.kind) {
    case 'lay': {
      const laid = layMarkedTile(raster, job.laying, job.isMarked ? tile.marks : { across: [], down: [] });
      return { result: { kind: 'laid', raster: laid }, transfer: [laid.data.buffer] };
    }
    case 'saveLaid':
      return made(encodePng(layTile(raster, job.laying)));
    case 'saveTemplate':
      return made(encodePng(drawTileTemplate(setOf(job.size), ...templateTile(raster))));
    case 'saveTileset': {
      const names = { name: job.image.replace(/\.png$/, ''), image: job.image };
      return made(new TextEncoder().encode(encodeTileset(setOf(job.size), names, ...templateTile(raster))));
    }
  }
});

const setOf = (size: TemplateSize) => (size === 16 ? edgeTiles : blobTiles);

function listTemplates(raster: Raster): readonly TemplateSize[] {
  const [width, height] = templateTile(raster);
  return ([16, 47] as const).filter((size) => {
    const { columns, masks } = setOf(size);
    const [wide, high] = [columns * width, Math.ceil(masks.length / columns) * height];
    return Math.max(wide, high) <= limits.side && wide * high <= limits.pixels;
  });
}

/** Width and height of a tile of the template. */
function templateTile({ width, height }: Raster): [number, number] {
  return [Math.max(smallestTemplate, width), Math.max(smallestTemplate, height)];
}

function made(bytes: Uint8Array<ArrayBuffer>): Finished<TileResult> {
  return { result: { kind: 'made', bytes }, transfer: [bytes.buffer] };
}

/** The first frame of a file is the tile. */
async function openTile(picked: PickedFile): Promise<Outcome<KeptTile>> {
  const reading = await openPictureFile(picked.file, pictures);
  if (!reading.ok) return { kind: 'refused', picked, refusal: reading.refusal };
  const { width, height, frames } = reading.value.animation;
  const raster = frames[0]?.raster;
  if (raster === undefined)
    return { kind: 'refused', picked, refusal: { code: 'empty', at: 0, unit: 'byte' } };
  const marks = listSeamMarks(findSeams(raster));
  const tile = { picked, width, height, templates: listTemplates(raster), marks, notes: reading.notes };
  return { kind: 'opened', opened: { raster, tile } };
}
