import { splitTitle } from '../../../app/article/treeComponent';
import type { TreeReferences } from '../../../engine/link/hooks';
import { unlinked } from '../../../markdown/nodes/inlineContent';
import type { Download } from '../../../model/art';
import { fill, type Plural, plural } from '../../../model/text';
import { childrenOf, type TreeElement, type TreeNode } from '../../../model/tree';
import type { Art, Export } from '../../../pixels/art';

interface Words {
  readonly picture: string;
  readonly frames: string;
  readonly cells: string;
  readonly time: string;
  readonly colors: Plural;
  readonly bytes: Plural;
  readonly separator: string;
  /** Around all of it. */
  readonly brackets: string;
}

/** Words that stand in pages but that no script needs. */
const english: Words = {
  picture: '{width}×{height} pixels',
  frames: '{count} frames',
  cells: '{count} frames of {width}×{height}',
  time: '{duration} ms',
  colors: { one: '1 colour', other: '{count} colours' },
  bytes: { one: '1 byte', other: '{count} bytes' },
  separator: ', ',
  brackets: ' ({facts})',
};

const words: Readonly<Record<string, Words>> = {
  en: english,
  zh: {
    picture: '{width}×{height}像素',
    frames: '{count}帧',
    cells: '{count}帧，每帧{width}×{height}',
    time: '共{duration}毫秒',
    colors: { other: '{count}种颜色' },
    bytes: { other: '{count}字节' },
    separator: '，',
    brackets: '（{facts}）',
  },
};

/** What kind of file it is, how large and of how many colours, in brackets as they follow its name. */
export function listFacts({ src, bytes, colors, picture }: Download, locale: string): string {
  const text = words[locale] ?? english;
  const { frames } = picture ?? {};
  const facts = [
    src.slice(src.lastIndexOf('.') + 1).toUpperCase(),
    picture && fill(text.picture, { width: picture.width, height: picture.height }),
    frames && fill(frames.duration === undefined ? text.cells : text.frames, { ...frames }),
    frames?.duration === undefined ? undefined : fill(text.time, { duration: frames.duration }),
    plural(text.colors, colors, locale),
    plural(text.bytes, bytes, locale),
  ];
  return fill(text.brackets, { facts: facts.filter((fact) => fact !== undefined).join(text.separator) });
}

/** What a page can tell of a file before it is drawn. */
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
  { downloads, locale }: Pick<TreeReferences, 'downloads' | 'locale'>,
): TreeNode {
  const { file, ...props } = element[1] ?? {};
  const download = downloads[String(file)];
  const { title = [] } = splitTitle(childrenOf(element));
  if (download === undefined) return ['p', null, ...title];
  return [
    'p',
    props,
    ['a', { href: download.src, download: '' }, ...unlinked(title)],
    listFacts(download, locale),
  ];
}
