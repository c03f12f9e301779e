import type { PageDocument } from '../../model/document';
import type { TreeNode } from '../../model/tree';
import type { PageJob } from '../compose/composePage';
import type { TreeSlot } from '../compose/context';
import type { LinkHooks, PageLanguage } from '../link/hooks';
import { resolveTree } from '../link/resolveTree';
import type { TreeStore } from '../output/treeStore';
import type { RenderHooks } from './hooks';
import { findLayout, type RenderSettings } from './renderSettings';

/** The page document of a job, its article or its posts filled in from the tree store. */
export function fillTrees(
  job: PageJob,
  store: TreeStore,
  renderSettings: Pick<RenderSettings, 'layouts' | 'words'>,
  features: readonly RenderHooks[],
): PageDocument {
  const { document } = job;
  const { words } = renderSettings;
  const language = findLayout(document, renderSettings);
  const trees = job.trees.map((slot) => resolveSlot(slot, store, language, features));
  if ('article' in document) {
    let tree = trees[0] ?? [];
    for (const { articles } of features) {
      const own = articles === undefined ? undefined : words[articles.name]?.[document.locale];
      if (articles !== undefined && own !== undefined) tree = articles.change(tree, document, own);
    }
    return { ...document, article: { ...document.article, tree } };
  }
  if (document.kind === 'postList') {
    return {
      ...document,
      posts: document.posts.map((post, index) => ({ ...post, tree: trees[index] ?? [] })),
    };
  }
  return document;
}

/** A stored tree, cut to the slot's part, its links and pictures leading where they should. */
export function resolveSlot(
  slot: TreeSlot,
  store: TreeStore,
  language: PageLanguage,
  features: readonly LinkHooks[],
): readonly TreeNode[] {
  const whole = store.get(slot.hash).slice(0, slot.until);
  const part = slot.dropTitle === true ? whole.filter((node) => node[0] !== 'h1') : whole;
  return resolveTree(part, slot, language, features);
}
