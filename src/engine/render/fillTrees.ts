import type { PageDocument } from '../../model/document';
import { childrenOf, isElement, type TreeNode, type TreeValue } from '../../model/tree';
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
    let tree = trees[0] ?? document.article.tree;
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
  if (document.kind === 'home') {
    return {
      ...document,
      steps: document.steps.map((step, index) => ({ ...step, tree: trees[index] ?? [] })),
    };
  }
  return document;
}

/** A stored tree, cut to the slot's part, its links and pictures leading where they should. */
export function resolveSlot(
  slot: TreeSlot,
  store: Pick<TreeStore, 'get'>,
  language: PageLanguage,
  features: readonly LinkHooks[],
): readonly TreeNode[] {
  const whole = store.get(slot.hash).slice(0, slot.until);
  const part = slot.dropTitle === true ? whole.filter((node) => node[0] !== 'h1') : whole;
  if (slot.exhibitAt === undefined) return resolveTree(part, slot, language, features);
  const start = slot.exhibitAt === '' ? 0 : part.findIndex((node) => idOf(node) === slot.exhibitAt);
  const shown = resolveTree(part.slice(start), slot, language, features);
  return shown.filter(isExhibit).slice(0, 1);
}

/** A working piece with its caption. */
function isExhibit(node: TreeNode): boolean {
  return isElement(node) && node[0] === 'figure' && childrenOf(node).some((child) => child[0] === 'Exhibit');
}

function idOf(node: TreeNode): TreeValue | undefined {
  return isElement(node) ? node[1]?.['id'] : undefined;
}
