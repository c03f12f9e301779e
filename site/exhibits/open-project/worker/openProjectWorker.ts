import type { InspectorResult } from '../../inspector/messages';
import { inspectFiles, made } from '../../inspector/worker/inspectFiles';
import { serveJobs } from '../../kit/worker/serveJobs';
import type { ProjectJob } from '../messages';

serveJobs<ProjectJob, InspectorResult>(async (job, progress) => {
  if (job.kind !== 'make') return inspectFiles(job, progress);
  // What makes files is fetched with the first one that is saved.
  const { makeFile } = await import('./makeFile');
  return made(await makeFile(job.file, job.order, progress));
});
