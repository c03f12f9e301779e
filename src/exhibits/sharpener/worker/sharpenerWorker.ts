import type { PickedFile } from '../../kit/messages';
import { type Finished, serveJobs } from '../../kit/worker/serveJobs';
import type { OpenedPicture, Outcome, SharpenerJob, SharpenerResult } from '../messages';
import { makeFile } from './makeFile';
import { openPicture } from './openPicture';

/** The worker of the sharpener. It keeps what it has read, so that saving does not read a file again. */
const kept = new Map<number, OpenedPicture>();

type Report = (done: number) => void;

serveJobs<SharpenerJob, SharpenerResult>((job, progress) =>
  job.kind === 'open' ? openAll(job.files, progress) : make(job, progress),
);

async function openAll(files: readonly PickedFile[], progress: Report): Promise<Finished<SharpenerResult>> {
  kept.clear();
  const outcomes: Outcome[] = [];
  for (const [index, picked] of files.entries()) {
    progress(index / files.length);
    const outcome = await openPicture(picked);
    if (outcome.kind === 'picture') kept.set(picked.id, outcome.picture);
    outcomes.push(outcome);
  }
  // What is handed over is gone here, so the page gets a copy, which is made here and costs it nothing.
  const handed = structuredClone(outcomes);
  return { result: { kind: 'opened', outcomes: handed }, transfer: handed.flatMap(buffersOf) };
}

/** The memory that the pixels of a picture lie in. */
function buffersOf(outcome: Outcome): ArrayBuffer[] {
  if (outcome.kind === 'refused') return [];
  const { asWritten, reduced } = outcome.picture;
  const frames = [...asWritten.frames, ...(reduced?.animation.frames ?? [])];
  return [...new Set(frames.map(({ raster }) => raster.data.buffer))];
}

async function make(
  { picked, factor, isTrueSize }: Extract<SharpenerJob, { kind: 'make' }>,
  progress: Report,
): Promise<Finished<SharpenerResult>> {
  const picture = kept.get(picked.id) ?? (await readAgain(picked));
  const animation = isTrueSize && picture.reduced ? picture.reduced.animation : picture.asWritten;
  const made = await makeFile(animation, picture.format, factor, progress);
  return { result: { kind: 'made', made }, transfer: [made.bytes.buffer] };
}

/** After a stop the worker is another one, and has read nothing yet. */
async function readAgain(picked: PickedFile): Promise<OpenedPicture> {
  const outcome = await openPicture(picked);
  if (outcome.kind === 'refused') throw new Error(`${picked.file.name} is no longer what it was`);
  kept.set(picked.id, outcome.picture);
  return outcome.picture;
}
