import { splitTitle } from '../../../app/article/splitTitle';
import type { ResolvedReferences } from '../../../engine/link/references';
import { unlinked } from '../../../markdown/nodes/unlinked';
import { childrenOf, type TreeElement, type TreeNode } from '../../../model/tree';

/** A link that saves the file a directive names, and what the file is; nothing if there is no such file. */
export function showDownload(
  element: TreeElement,
  { downloads }: Pick<ResolvedReferences, 'downloads'>,
): TreeNode {
  const { file, ...props } = element[1] ?? {};
  const download = downloads[String(file)];
  const { title = [] } = splitTitle(childrenOf(element));
  if (download === undefined) return ['p', null, ...title];
  return ['p', props, ['a', { href: download.src, download: '' }, ...unlinked(title)], download.facts];
}
