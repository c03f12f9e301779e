import type { InspectorResult } from '../../inspector/messages';
import { inspectFiles, made } from '../../inspector/worker/inspectFiles';
import { serveJobs } from '../../kit/worker/serveJobs';
import type { ProjectJob } from '../messages';
import { makeFile } from './makeFile';

serveJobs<ProjectJob, InspectorResult>(async (job, progress) =>
  job.kind === 'make' ? made(await makeFile(job.file, job.order, progress)) : inspectFiles(job, progress),
);
