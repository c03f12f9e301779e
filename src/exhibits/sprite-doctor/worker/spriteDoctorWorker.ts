import { encodePng } from '../../../pixels/encode/encodePng';
import type { PickedFile } from '../../kit/messages';
import { type Finished, serveJobs } from '../../kit/worker/serveJobs';
import {
  type DoctorJob,
  type DoctorResult,
  type Look,
  type Outcome,
  type Sheet,
  startLook,
} from '../messages';
import { examineFrame, mendFrame, seePicture } from './examineFrame';
import { makeMarked } from './makeMarked';
import { type KeptSprite, openSprite } from './openSprite';

/** The worker of the sprite doctor. It keeps what it has read, so that a file is not read again for each look. */
const kept = new Map<number, KeptSprite>();

/** What was found last, and in what: another view of it has the same findings. */
let last: { readonly of: string; readonly found: Omit<Sheet, 'picture'> } | undefined;

type Report = (done: number) => void;

serveJobs<DoctorJob, DoctorResult>(async (job, progress): Promise<Finished<DoctorResult>> => {
  if (job.kind === 'open') return openAll(job.files, progress);
  const sprite = kept.get(job.picked.id) ?? (await readAgain(job.picked));
  if (job.kind !== 'examine') {
    const raster = mendFrame(sprite, job.look);
    const bytes =
      job.kind === 'make'
        ? encodePng(raster)
        : await makeMarked(seePicture(raster, job.look.view), job.size, job.layers);
    return { result: { kind: 'made', bytes }, transfer: [bytes.buffer] };
  }
  const sheet = await examine(job.picked, sprite, job.look, progress);
  return { result: { kind: 'examined', sheet }, transfer: [sheet.picture] };
});

async function openAll(files: readonly PickedFile[], progress: Report): Promise<Finished<DoctorResult>> {
  kept.clear();
  const outcomes: Outcome[] = [];
  for (const [index, picked] of files.entries()) {
    progress(index / (files.length + 1));
    outcomes.push(await open(picked));
  }
  const first = files.find(({ id }) => kept.has(id));
  const sprite = first && kept.get(first.id);
  if (first === undefined || sprite === undefined)
    return { result: { kind: 'opened', outcomes, sheet: undefined }, transfer: [] };
  const sheet = await examine(first, sprite, startLook, (done) =>
    progress((files.length + done) / (files.length + 1)),
  );
  return { result: { kind: 'opened', outcomes, sheet }, transfer: [sheet.picture] };
}

async function open(picked: PickedFile): Promise<Outcome> {
  const opened = await openSprite(picked);
  if (!opened.ok) return { kind: 'refused', picked, refusal: opened.refusal };
  kept.set(picked.id, opened.sprite);
  const { asWritten, reduced, notes } = opened.sprite;
  const { width, height, frames } = asWritten;
  const enlarged = reduced?.factor;
  return { kind: 'sprite', sprite: { picked, width, height, frames: frames.length, enlarged, notes } };
}

async function examine(picked: PickedFile, sprite: KeptSprite, look: Look, progress: Report): Promise<Sheet> {
  const raster = mendFrame(sprite, look);
  const { view, ...rest } = look;
  const of = JSON.stringify([picked.id, rest]);
  const found = last?.of === of ? last.found : examineFrame(raster, progress);
  last = { of, found };
  const { data, width, height } = seePicture(raster, view);
  return { ...found, picture: await createImageBitmap(new ImageData(data, width, height)) };
}

/** After a stop the worker is another one, and has read nothing yet. */
async function readAgain(picked: PickedFile): Promise<KeptSprite> {
  const opened = await openSprite(picked);
  if (!opened.ok) throw new Error(`${picked.file.name} is no longer what it was`);
  kept.set(picked.id, opened.sprite);
  return opened.sprite;
}
