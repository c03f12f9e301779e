import type { PageDocument } from '../../model/document';
import type { SiteLayout } from '../../model/layout';
import type { TreeNode } from '../../model/tree';
import type { ComposeContext } from '../compose/context';
import type { LinkHooks } from '../link/hooks';

/** What a feature does while pages are rendered. */
export interface RenderHooks extends Pick<LinkHooks, 'showElement'> {
  readonly articles?: ArticleHook;
  /** A file beside the page's own. */
  readonly beside?: FileBeside;
}

/**
 * Changes the trees of articles. What that needs is composed once for each locale, and reaches worker
 * threads as JSON.
 */
export interface ArticleHook<Words = unknown> {
  /** Tells its words from those of others. */
  readonly name: string;
  /** `undefined` where nothing is to be changed in this language. */
  compose(context: ComposeContext): Words | undefined;
  /** @param words what `compose` has returned */
  change(tree: readonly TreeNode[], document: PageDocument, words: Words): readonly TreeNode[];
}

export interface FileBeside {
  /** Its path in the output; `undefined` if the page has none. */
  path(output: string, document: PageDocument): string | undefined;
  /** Its content type. */
  readonly type: string;
  render(page: PageDocument, layout: SiteLayout): string;
}
