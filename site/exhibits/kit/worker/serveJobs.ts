import type { JobMessage, WorkerMessage } from '../messages';

/** The result of a job, and the parts of it that are handed over instead of copied. */
export interface Finished<Result> {
  readonly result: Result;
  readonly transfer: Transferable[];
}

/** Takes jobs from the page and answers each, one after another. Called once by the worker of a tool. */
export function serveJobs<Job, Result>(
  work: (job: Job, progress: (done: number) => void) => Promise<Finished<Result>>,
): void {
  const answer = (message: WorkerMessage<Result>, transfer: Transferable[] = []) =>
    postMessage(message, { transfer });
  let last = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<JobMessage<Job>>) => {
    last = last.then(() =>
      work(data.job, (done) => answer({ kind: 'progress', done })).then(
        ({ result, transfer }) => answer({ kind: 'result', result }, transfer),
        (error: unknown) => {
          console.error(error);
          answer({ kind: 'failed' });
        },
      ),
    );
  });
}
