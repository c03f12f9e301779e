import { encodePng } from '../../../pixels/encode/encodePng';
import { type Finished, serveJobs } from '../../kit/worker/serveJobs';
import type { InspectorJob, InspectorResult, Outcome } from '../messages';
import { openFile, readFrames } from './openFile';
import { packFrames } from './packFrames';

type Report = (done: number) => void;

serveJobs<InspectorJob, InspectorResult>(async (job, progress) => {
  switch (job.kind) {
    case 'open':
      return openAll(job.files, progress);
    case 'pack':
      return made(packFrames(await readFrames(job.file), job.name, progress));
    case 'draw':
      return made(encodePng(job.raster));
  }
});

async function openAll(files: readonly File[], progress: Report): Promise<Finished<InspectorResult>> {
  const outcomes: Outcome[] = [];
  for (const [index, file] of files.entries()) {
    progress(index / files.length);
    outcomes.push(await openFile(file));
  }
  return { result: { kind: 'opened', outcomes }, transfer: [...new Set(outcomes.flatMap(buffersOf))] };
}

/** The memory that the pixels of a file lie in: it is handed to the page, not copied. */
function buffersOf(outcome: Outcome): ArrayBuffer[] {
  if (outcome.kind === 'refused') return [];
  return outcome.inspection.animation.frames.map(({ raster }) => raster.data.buffer);
}

function made(bytes: Uint8Array<ArrayBuffer>): Finished<InspectorResult> {
  return { result: { kind: 'made', bytes }, transfer: [bytes.buffer] };
}
