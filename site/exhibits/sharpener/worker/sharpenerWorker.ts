import type { Outcome } from '../../kit/messages';
import { keepFiles } from '../../kit/worker/openFiles';
import { type Finished, serveJobs } from '../../kit/worker/serveJobs';
import type { OpenedPicture, SharpenerJob, SharpenerResult } from '../messages';
import { makeFile } from './makeFile';
import { openPicture } from './openPicture';

const pictures = keepFiles(openPicture);

serveJobs<SharpenerJob, SharpenerResult>(async (job, progress): Promise<Finished<SharpenerResult>> => {
  if (job.kind === 'open') {
    // What is handed over is gone here, so the page gets a copy, which is made here and costs it nothing.
    const outcomes = structuredClone(await pictures.openAll(job.files, progress));
    return { result: { kind: 'opened', outcomes }, transfer: outcomes.flatMap(buffersOf) };
  }
  const { asWritten, reduced } = await pictures.find(job.picked);
  const animation = job.isTrueSize && reduced ? reduced.animation : asWritten;
  const [first] = animation.frames;
  if (job.kind === 'icons') {
    if (first === undefined) throw new Error(`${job.picked.file.name} has no frame`);
    const { makeIcons } = await import('./makeIcons');
    return made(makeIcons(first.raster, job.sides));
  }
  return made(await makeFile(animation, job.format, job.factor, progress));
});

function made(bytes: Uint8Array<ArrayBuffer>): Finished<SharpenerResult> {
  return { result: { kind: 'made', bytes }, transfer: [bytes.buffer] };
}

/** The memory that the pixels of a picture lie in. */
function buffersOf(outcome: Outcome<OpenedPicture>): ArrayBuffer[] {
  if (outcome.kind === 'refused') return [];
  const { asWritten, reduced } = outcome.opened;
  const frames = [...asWritten.frames, ...(reduced?.animation.frames ?? [])];
  return [...new Set(frames.map(({ raster }) => raster.data.buffer))];
}
