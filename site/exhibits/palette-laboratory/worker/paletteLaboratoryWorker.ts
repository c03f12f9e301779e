import { openFiles } from '../../kit/worker/openFiles';
import { serveJobs } from '../../kit/worker/serveJobs';
import type { LaboratoryJob, LaboratoryResult } from '../messages';
import { openPalette } from './openPalette';

serveJobs<LaboratoryJob, LaboratoryResult>(async ({ files }, progress) => {
  const outcomes = await openFiles(files, openPalette, progress);
  return { result: { kind: 'opened', outcomes }, transfer: [] };
});
