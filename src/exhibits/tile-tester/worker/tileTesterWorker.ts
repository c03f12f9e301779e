import { blobTiles, edgeTiles } from '../../../pixels/edit/autotiles';
import { findSeams } from '../../../pixels/edit/findSeams';
import { listSeamMarks } from '../../../pixels/edit/seamMarks';
import { drawTileTemplate } from '../../../pixels/edit/tileTemplate';
import { encodePng } from '../../../pixels/encode/encodePng';
import type { Raster } from '../../../pixels/raster';
import type { PickedFile } from '../../kit/messages';
import { openPictureFile } from '../../kit/worker/openPictureFile';
import { type Finished, serveJobs } from '../../kit/worker/serveJobs';
import type { OpenedTile, Outcome, TileJob, TileResult } from '../messages';
import { layMarkedTile, layTile } from './layTile';

/** The worker of the tile tester. It keeps what it has read, so that a file is not read again for each look. */
interface KeptTile {
  readonly raster: Raster;
  readonly tile: OpenedTile;
}
const kept = new Map<number, KeptTile>();

/** Tiles of a template are at least so large, so that their thirds can be told apart. */
const smallestTemplate = 3;

serveJobs<TileJob, TileResult>(async (job, progress): Promise<Finished<TileResult>> => {
  if (job.kind === 'open') return openAll(job.files, progress);
  const { raster, tile } = kept.get(job.picked.id) ?? (await readAgain(job.picked));
  switch (job.kind) {
    case 'lay': {
      const laid = job.isMarked ? layMarkedTile(raster, job.laying, tile.marks) : layTile(raster, job.laying);
      return { result: { kind: 'laid', raster: laid }, transfer: [laid.data.buffer] };
    }
    case 'saveLaid':
      return made(layTile(raster, job.laying));
    case 'saveTemplate': {
      const [width, height] = [raster.width, raster.height].map((side) => Math.max(smallestTemplate, side));
      return made(drawTileTemplate(job.size === 16 ? edgeTiles : blobTiles, width ?? 0, height ?? 0));
    }
  }
});

function made(raster: Raster): Finished<TileResult> {
  const bytes = encodePng(raster);
  return { result: { kind: 'made', bytes }, transfer: [bytes.buffer] };
}

async function openAll(
  files: readonly PickedFile[],
  progress: (done: number) => void,
): Promise<Finished<TileResult>> {
  kept.clear();
  const outcomes: Outcome[] = [];
  for (const [index, picked] of files.entries()) {
    progress(index / files.length);
    outcomes.push(await openTile(picked));
  }
  return { result: { kind: 'opened', outcomes }, transfer: [] };
}

/** The first frame of a file is the tile. */
async function openTile(picked: PickedFile): Promise<Outcome> {
  const opened = await openPictureFile(picked);
  if (!opened.ok) return { kind: 'refused', picked, refusal: opened.refusal };
  const { width, height, frames } = opened.animation;
  const raster = frames[0]?.raster;
  if (raster === undefined)
    return { kind: 'refused', picked, refusal: { code: 'empty', at: 0, unit: 'byte' } };
  const tile = { picked, width, height, marks: listSeamMarks(findSeams(raster)), notes: opened.notes };
  kept.set(picked.id, { raster, tile });
  return { kind: 'tile', tile };
}

/** After a stop the worker is another one, and has read nothing yet. */
async function readAgain(picked: PickedFile): Promise<KeptTile> {
  await openTile(picked);
  const tile = kept.get(picked.id);
  if (tile === undefined) throw new Error(`${picked.file.name} is no longer what it was`);
  return tile;
}
