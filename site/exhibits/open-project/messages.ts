import type { InspectorJob } from '../inspector/messages';

/** Jobs of the worker: those of the inspector, and the files that are made of a whole project. */
export type ProjectJob = InspectorJob | MakeJob;

export interface MakeJob {
  readonly kind: 'make';
  /** It is read again: its pixels were handed to the page. */
  readonly file: File;
  readonly order: MakeOrder;
}

export type MakeOrder =
  | { readonly format: 'gif' | 'apng'; readonly factor: number }
  /** A ZIP with the sheet and what engines want to know of it; all are called `name`, and `app` made them. */
  | { readonly format: 'sheet'; readonly columns: number; readonly name: string; readonly app: string }
  | { readonly format: 'aseprite' }
  | { readonly format: 'palette'; readonly name: string };
