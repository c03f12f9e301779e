import type { Download } from '../../../model/art';
import { fill, type Plural, plural } from '../../../model/text';

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
export function downloadFacts({ src, bytes, colors, picture }: Download, locale: string): string {
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
