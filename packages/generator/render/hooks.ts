import type { PageDocument } from '../model/document';
import type { SiteLayout } from '../model/layout';

/** A feature's part in rendering pages. */
export interface RenderHooks {
  /** An additional file for each page. */
  readonly beside?: FileBeside;
}

export interface FileBeside {
  /** Its path in the output; `undefined` if the page has none. */
  path(output: string, document: PageDocument): string | undefined;
  /** Its content type. */
  readonly type: string;
  render(page: PageDocument, layout: SiteLayout): string;
}
