import type { Animation } from 'pixels/animation';
import type { Remark } from 'pixels/parse/reading';

/** A message of the page to the worker of a tool. `Job` and `Result` are the tool's own. */
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

/** The job that every tool begins with. Files are handed over by reference, not copied. */
export interface OpenJob {
  readonly kind: 'open';
  readonly files: readonly PickedFile[];
}

/** The result of `OpenJob`, with the files in their order. */
export interface OpenResult<Opened> {
  readonly kind: 'opened';
  readonly outcomes: readonly Outcome<Opened>[];
}

/** A file as the worker has read it, or why it was not read. */
export type Outcome<Opened> =
  | { readonly kind: 'opened'; readonly opened: Opened }
  | { readonly kind: 'refused'; readonly picked: PickedFile; readonly refusal: Remark };

/** A file that the reader saves. */
export interface MadeFile {
  readonly kind: 'made';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A picture without the enlargement that its file has. */
export interface ReducedPicture {
  /** At least 2. */
  readonly factor: number;
  readonly animation: Animation;
}
