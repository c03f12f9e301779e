import { encodePng } from 'pixels/encode/encodePng';
import type { PickedFile } from '../../kit/messages';
import { keepFiles } from '../../kit/worker/openFiles';
import { type Finished, serveJobs } from '../../kit/worker/serveJobs';
import { type DoctorJob, type DoctorResult, type Look, type Sheet, startLook } from '../messages';
import { examineFrame, mendFrame, seePicture } from './examineFrame';
import { makeMarked } from './makeMarked';
import { type KeptSprite, openSprite } from './openSprite';

const sprites = keepFiles(openSprite);

/** The last findings, and the picture they are of: another view of it has the same ones. */
let last: { readonly of: string; readonly found: Omit<Sheet, 'picture'> } | undefined;

type Report = (done: number) => void;

serveJobs<DoctorJob, DoctorResult>(async (job, progress): Promise<Finished<DoctorResult>> => {
  if (job.kind === 'open') return openAll(job.files, progress);
  const sprite = await sprites.find(job.picked);
  if (job.kind !== 'examine') {
    const raster = mendFrame(sprite, job.look);
    const bytes =
      job.kind === 'make'
        ? encodePng(raster)
        : await makeMarked(seePicture(raster, job.look.view), job.size, job.layers);
    return { result: { kind: 'made', bytes }, transfer: [bytes.buffer] };
  }
  const sheet = await examine(sprite, job.look, progress);
  return { result: { kind: 'examined', sheet }, transfer: [sheet.picture] };
});

/** Opens files, and examines the first that can be read. */
async function openAll(files: readonly PickedFile[], progress: Report): Promise<Finished<DoctorResult>> {
  const part = 1 / (files.length + 1);
  const opened = await sprites.openAll(files, (done) => progress(done * (1 - part)));
  const outcomes = opened.map((outcome) =>
    outcome.kind === 'refused' ? outcome : { ...outcome, opened: outcome.opened.sprite },
  );
  const first = opened.find((outcome) => outcome.kind === 'opened')?.opened;
  if (first === undefined) return { result: { kind: 'opened', outcomes, sheet: undefined }, transfer: [] };
  const sheet = await examine(first, startLook, (done) => progress(1 - part + done * part));
  return { result: { kind: 'opened', outcomes, sheet }, transfer: [sheet.picture] };
}

async function examine(kept: KeptSprite, look: Look, progress: Report): Promise<Sheet> {
  const raster = mendFrame(kept, look);
  const { view, ...rest } = look;
  const of = JSON.stringify([kept.sprite.picked.id, rest]);
  const found = last?.of === of ? last.found : examineFrame(raster, progress);
  last = { of, found };
  const { data, width, height } = seePicture(raster, view);
  return { ...found, picture: await createImageBitmap(new ImageData(data, width, height)) };
}
