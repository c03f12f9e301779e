import { type Finished, serveJobs } from '../../kit/worker/serveJobs';
import type { LaboratoryJob, LaboratoryResult, Outcome } from '../messages';
import { openPalette } from './openPalette';

/** The worker of the palette laboratory: it reads files, and keeps nothing. */
serveJobs<LaboratoryJob, LaboratoryResult>(
  async ({ files }, progress): Promise<Finished<LaboratoryResult>> => {
    const outcomes: Outcome[] = [];
    for (const [index, file] of files.entries()) {
      progress(index / files.length);
      outcomes.push(await openPalette(file));
    }
    return { result: { kind: 'opened', outcomes }, transfer: [] };
  },
);
