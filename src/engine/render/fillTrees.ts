import { fillGlossary } from '../../features/glossary/engine/fillGlossary';
import type { GlossaryWords } from '../../features/glossary/engine/glossaryWords';
import { markTerms } from '../../features/glossary/engine/markTerms';
import type { PageDocument } from '../../model/document';
import { type TreeNode, textOf } from '../../model/tree';
import type { PageJob } from '../compose/composePage';
import type { TreeSlot } from '../compose/context';
import { type PageLanguage, resolveTree } from '../link/resolveTree';
import type { TreeStore } from '../output/treeStore';

/** The page document of a job, its article or its posts filled in from the tree store. */
export function fillTrees(
  job: PageJob,
  store: TreeStore,
  language: PageLanguage,
  glossary: GlossaryWords | undefined,
): PageDocument {
  const { document } = job;
  const trees = job.trees.map((slot) => resolveSlot(slot, store, language));
  if ('article' in document) {
    const { article } = document;
    const tree = trees[0] ?? [];
    return { ...document, article: { ...article, tree: explain(tree, document, glossary) } };
  }
  if (document.kind === 'postList') {
    return {
      ...document,
      posts: document.posts.map((post, index) => ({ ...post, tree: trees[index] ?? [] })),
    };
  }
  return document;
}

/** The word list where it stands; elsewhere terms lead to it, in guides and answers only. */
function explain(
  tree: readonly TreeNode[],
  document: PageDocument,
  glossary: GlossaryWords | undefined,
): readonly TreeNode[] {
  if (glossary === undefined) return tree;
  const { address } = glossary;
  if (document.route === address) return fillGlossary(tree, glossary);
  if (document.kind !== 'doc' || document.release !== undefined) return tree;
  return document.article.lang === undefined
    ? markTerms(tree, glossary, textOf(document.article.heading ?? []))
    : tree;
}

/** A stored tree, cut to the slot's part, its links and pictures leading where they should. */
export function resolveSlot(slot: TreeSlot, store: TreeStore, language: PageLanguage): readonly TreeNode[] {
  const whole = store.get(slot.hash).slice(0, slot.until);
  const part = slot.dropTitle === true ? whole.filter((node) => node[0] !== 'h1') : whole;
  return resolveTree(part, slot, language);
}
