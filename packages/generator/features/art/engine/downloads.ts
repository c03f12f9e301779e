import type { Art, Export } from 'pixels/art';
import { splitTitle } from '../../../app/article/treeComponent';
import type { TreeReferences } from '../../../link/hooks';
import { unlinked } from '../../../markdown/nodes/inlineContent';
import type { Download } from '../../../model/art';
import { fill, plural } from '../../../model/text';
import { childrenOf, type TreeElement, type TreeNode } from '../../../model/tree';
import type { DownloadWords } from '../../../model/words';

/** Format, size and number of colours of a file, in brackets after its name. */
export function listFacts(
  { src, bytes, colors, picture }: Download,
  text: DownloadWords,
  htmlLang: string,
): string {
  const { frames } = picture ?? {};
  const facts = [
    src.slice(src.lastIndexOf('.') + 1).toUpperCase(),
    picture && fill(text.picture, { width: picture.width, height: picture.height }),
    frames && fill(frames.duration === undefined ? text.cells : text.frames, { ...frames }),
    frames?.duration === undefined ? undefined : fill(text.time, { duration: frames.duration }),
    plural(text.colors, colors, htmlLang),
    plural(text.bytes, bytes, htmlLang),
  ];
  return fill(text.brackets, { facts: facts.filter((fact) => fact !== undefined).join(text.separator) });
}

/** Facts about a file that are known before it is drawn. */
export function describeExport(
  entry: Export,
  { width, height, frames }: Art,
): Omit<Download, 'src' | 'bytes'> {
  if (entry.of === 'first') {
    const side = Math.max(0, ...entry.sides);
    const size = side === 0 ? { width, height } : { width: side, height: side };
    const shown = new Set(frames[0]?.bitmap.pixels).add(entry.ground);
    return { colors: countColors(shown), picture: size };
  }
  const isSheet = entry.path.endsWith('.png');
  const cell = { width: width * entry.scale, height: height * entry.scale };
  const count = frames.length;
  const duration = frames.reduce((sum, frame) => sum + frame.duration, 0);
  return {
    colors: countColors(new Set(frames.flatMap(({ bitmap }) => [...bitmap.pixels]))),
    picture: {
      width: isSheet ? cell.width * count : cell.width,
      height: cell.height,
      ...(count === 1 ? {} : { frames: { count, ...cell, ...(isSheet ? {} : { duration }) } }),
    },
  };
}
function countColors(values: ReadonlySet<number>): number {
  return values.size - (values.has(0) ? 1 : 0);
}

/** A link that saves the file a directive names, and what the file is; nothing if there is no such file. */
export function showDownload(
  element: TreeElement,
  { downloads }: Pick<TreeReferences, 'downloads'>,
): TreeNode {
  const { file, ...props } = element[1] ?? {};
  const download = downloads[String(file)];
  const { title = [] } = splitTitle(childrenOf(element));
  if (download === undefined) return ['p', null, ...title];
  return ['p', props, ['a', { href: download.src, download: '' }, ...unlinked(title)], download.facts];
}
