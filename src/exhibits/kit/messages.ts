import type { Animation } from '../../pixels/animation';

/** What a page and the worker of a tool say to each other. `Job` and `Result` are the tool's own. */
export interface JobMessage<Job> {
  readonly job: Job;
}

export type WorkerMessage<Result> =
  /** How much is done, from 0 to 1. */
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'result'; readonly result: Result }
  /** The worker itself failed, as where there is no memory left. A file that cannot be read is a result. */
  | { readonly kind: 'failed' };

/** A file that the page gives a worker, by reference. */
export interface PickedFile {
  /** Unlike any other of this visit, so that the worker knows a file again. */
  readonly id: number;
  readonly file: File;
}

/** A picture without the enlargement that its file has. */
export interface ReducedPicture {
  /** At least 2. */
  readonly factor: number;
  readonly animation: Animation;
}
