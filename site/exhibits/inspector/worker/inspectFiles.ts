import { encodePng } from 'pixels/encode/encodePng';
import type { Outcome } from '../../kit/messages';
import { openFiles } from '../../kit/worker/openFiles';
import type { Finished } from '../../kit/worker/serveJobs';
import type { Inspection, InspectorJob, InspectorResult } from '../messages';
import { openFile, readFrames } from './openFile';
import { packFrames } from './packFrames';

/** Does a job of the inspector: opens files, or makes the pictures that are saved of one. */
export async function inspectFiles(
  job: InspectorJob,
  progress: (done: number) => void,
): Promise<Finished<InspectorResult>> {
  switch (job.kind) {
    case 'open': {
      const outcomes = await openFiles(job.files, openFile, progress);
      return { result: { kind: 'opened', outcomes }, transfer: [...new Set(outcomes.flatMap(buffersOf))] };
    }
    case 'pack':
      return made(packFrames(await readFrames(job.file), job.name, progress));
    case 'draw':
      return made(encodePng(job.raster));
  }
}

/** The memory that the pixels of a file lie in: it is handed to the page, not copied. */
function buffersOf(outcome: Outcome<Inspection>): ArrayBuffer[] {
  if (outcome.kind === 'refused') return [];
  return outcome.opened.animation.frames.map(({ raster }) => raster.data.buffer);
}

/** A file that was made, handed over to the page. */
export function made(bytes: Uint8Array<ArrayBuffer>): Finished<InspectorResult> {
  return { result: { kind: 'made', bytes }, transfer: [bytes.buffer] };
}
