import type { HomeStep, PageDocument } from '../../model/document';
import { childrenOf, isElement, type TreeElement, type TreeNode, type TreeValue } from '../../model/tree';
import type { PageJob } from '../compose/composePage';
import type { TreeSlot } from '../compose/context';
import type { LinkHooks, PageLanguage } from '../link/hooks';
import { resolveTree } from '../link/resolveTree';
import type { TreeStore } from '../output/treeStore';
import type { RenderHooks } from './hooks';
import { findLanguage, type RenderSettings } from './renderSettings';

/** The page document of a job, its article or its posts filled in from the tree store. */
export function fillTrees(
  job: PageJob,
  store: TreeStore,
  renderSettings: Pick<RenderSettings, 'layouts' | 'exhibitWords' | 'words'>,
  features: readonly RenderHooks[],
): PageDocument {
  const { document } = job;
  const { words } = renderSettings;
  const language = findLanguage(document, renderSettings);
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
    const left = trees.values();
    const fill = (steps: readonly HomeStep[]) =>
      steps.map((step) => ({ ...step, tree: left.next().value ?? [] }));
    const { recordings, works } = document;
    return {
      ...document,
      steps: fill(document.steps),
      ...(recordings && { recordings: fill(recordings) }),
      ...(works && { works: fill(works) }),
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
  if (slot.firstAt === undefined) return resolveTree(part, slot, language, features);
  const { id, kind } = slot.firstAt;
  const start = id === '' ? 0 : part.findIndex((node) => idOf(node) === id);
  const shown = resolveTree(part.slice(start), slot, language, features).filter(isFigure);
  return (kind === 'exhibit' ? shown.filter(hasExhibit) : shown).slice(0, 1);
}

/** A picture, a recording or a working piece, with its caption. */
function isFigure(node: TreeNode): node is TreeElement {
  return isElement(node) && node[0] === 'figure';
}

function hasExhibit(figure: TreeElement): boolean {
  return childrenOf(figure).some((child) => child[0] === 'Exhibit');
}

function idOf(node: TreeNode): TreeValue | undefined {
  return isElement(node) ? node[1]?.['id'] : undefined;
}
