import type { PageJob } from './compose/composePage';
import { features } from './features';
import { type ParseResult, type ParseTask, parseFile } from './load/parseFile';
import type { PreparedPicture } from './load/pictures/picture';
import { type PictureTask, prepareFile } from './load/pictures/preparePicture';
import type { Tasks } from './output/pool/taskPool';
import { type RenderTarget, renderPage } from './render/renderPage';

export interface TaskTypes {
  readonly parse: { readonly input: ParseTask; readonly shared: undefined; readonly result: ParseResult };
  readonly prepare: {
    readonly input: PictureTask;
    readonly shared: undefined;
    readonly result: PreparedPicture;
  };
  readonly render: { readonly input: PageJob; readonly shared: RenderTarget; readonly result: unknown };
}

/** The work of threads. */
export const tasks: Tasks<TaskTypes> = {
  parse: parseFile,
  prepare: prepareFile,
  render: (job, target) => renderPage(job, target, features),
};
