import { features } from './features';
import { type ParseResult, type ParseTask, parseFile } from './load/parseFile';
import type { PreparedPicture } from './load/pictures/picture';
import { type PictureTask, prepareFile } from './load/pictures/preparePicture';
import type { Tasks } from './output/pool/taskPool';
import { type RenderTask, renderPage } from './render/renderPage';

export interface TaskTypes {
  readonly parse: { readonly input: ParseTask; readonly result: ParseResult };
  readonly prepare: { readonly input: PictureTask; readonly result: PreparedPicture };
  readonly render: { readonly input: RenderTask; readonly result: unknown };
}

/** What worker threads do. */
export const tasks: Tasks<TaskTypes> = {
  parse: (task) => parseFile(task, features),
  prepare: prepareFile,
  render: (task) => renderPage(task, features),
};
