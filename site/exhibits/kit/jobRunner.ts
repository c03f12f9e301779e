import type { JobMessage, WorkerMessage } from './messages';

/** The worker of a tool, started with the first job. */
export interface JobRunner<Job, Result> {
  /**
   * Gives the worker a job; what it is doing now is given up for that.
   * @returns the result; `undefined` where the browser failed, never anything where the job was given up
   */
  readonly run: (job: Job, progress: (done: number) => void) => Promise<Result | undefined>;
  /** Gives up the job, if there is one, and ends the worker. */
  readonly stop: () => void;
}

/** @param start makes the worker: `new Worker(new URL(…), { type: 'module' })`, which the bundler must see */
export function createJobRunner<Job, Result>(start: () => Worker): JobRunner<Job, Result> {
  let worker: Worker | undefined;
  let isBusy = false;
  const stop = () => {
    worker?.terminate();
    worker = undefined;
    isBusy = false;
  };
  return {
    stop,
    run: (job, progress) => {
      // A worker at work does not hear: only its end stops it.
      if (isBusy) stop();
      let used: Worker;
      try {
        used = worker ?? start();
      } catch {
        return Promise.resolve(undefined); // Workers are blocked.
      }
      worker = used;
      isBusy = true;
      return new Promise((resolve) => {
        used.onmessage = ({ data }: MessageEvent<WorkerMessage<Result>>) => {
          if (data.kind === 'progress') {
            progress(data.done);
            return;
          }
          isBusy = false;
          resolve(data.kind === 'result' ? data.result : undefined);
        };
        used.onerror = () => {
          stop();
          resolve(undefined);
        };
        const message: JobMessage<Job> = { job };
        used.postMessage(message);
      });
    },
  };
}
