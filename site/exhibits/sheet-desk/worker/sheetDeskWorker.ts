import type { Raster } from 'pixels/raster';
import { type Finished, serveJobs } from '../../kit/worker/serveJobs';
import type { DeskJob, DeskResult, MakeJob } from '../messages';
import { openFrames } from './openFrames';

/** The pictures that were read last: saving does not read files again. */
let kept: readonly Raster[] | undefined;

type Report = (done: number) => void;

serveJobs<DeskJob, DeskResult>((job, progress) =>
  job.kind === 'open'
    ? open(
        job.files.map(({ file }) => file),
        progress,
      )
    : make(job, progress),
);

async function open(files: readonly File[], progress: Report): Promise<Finished<DeskResult>> {
  const result = await openFrames(files, progress);
  if (result.opened === undefined) return { result, transfer: [] };
  kept = result.opened.pictures;
  // What is handed over is gone here, so the page gets a copy, which is made here and costs it nothing.
  const pictures = structuredClone(kept);
  const buffers = new Set(pictures.map(({ data }) => data.buffer));
  return { result: { ...result, opened: { ...result.opened, pictures } }, transfer: [...buffers] };
}

async function make({ files, order }: MakeJob, progress: Report): Promise<Finished<DeskResult>> {
  // After a stop the worker is another one, and has read nothing yet.
  kept ??= (await openFrames(files, () => undefined)).opened?.pictures;
  if (kept === undefined) throw new Error('The files are no longer what they were');
  // What makes files is fetched with the first one that is saved.
  const { makeFile } = await import('./makeFile');
  const bytes = await makeFile(kept, order, progress);
  return { result: { kind: 'made', bytes }, transfer: [bytes.buffer] };
}
