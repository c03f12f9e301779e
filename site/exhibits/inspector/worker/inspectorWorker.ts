import { serveJobs } from '../../kit/worker/serveJobs';
import type { InspectorJob, InspectorResult } from '../messages';
import { inspectFiles } from './inspectFiles';

serveJobs<InspectorJob, InspectorResult>(inspectFiles);
