import { features } from './features';
import { type ParseResult, type ParseTask, parseFile } from './load/parseFile';
import type { Tasks } from './output/pool/taskPool';
import { type RenderTask, renderPage } from './render/renderPage';

export interface TaskTypes {
  readonly parse: { readonly input: ParseTask; readonly result: ParseResult };
  readonly render: { readonly input: RenderTask; readonly result: unknown };
}

/** What worker threads do. */
export const tasks: Tasks<TaskTypes> = {
  parse: (task) => parseFile(task, features),
  render: (task) => renderPage(task, features),
};
