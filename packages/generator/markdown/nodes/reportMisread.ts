import { nearest } from '../../model/nearest';
import type { Conversion } from '../conversion';
import { positionAt } from '../sourcePosition';

/** Text that was meant as markup, and would be published as typed. */
interface Misread {
  /** A quick first test: most texts contain none of these. */
  readonly sign: RegExp;
  readonly pattern: RegExp;
  readonly describe: (match: RegExpExecArray) => { readonly message: string; readonly remedy: string };
}

const misread: readonly Misread[] = [
  {
    sign: /\]\(/,
    pattern: /(?<!\\)\]\(([^)\n]*)\)/g,
    describe: ([, target = '']) => ({
      message: `This is not read as a link: (${target})`,
      remedy: 'An address has no spaces: write %20 for each.',
    }),
  },
  {
    // Typed with a Chinese input method.
    sign: /\]（/,
    pattern: /(?<!\\)\]（([^）\n]*[./#][^）\n]*)）/g,
    describe: ([, target = '']) => ({
      message: `This is not read as a link: （${target}）`,
      remedy: `The brackets of a link are half-width: (${target}).`,
    }),
  },
  {
    sign: /：：/,
    pattern: /^：{2,}[^\n]*/gm,
    describe: ([line]) => ({
      message: `This is not read as a directive: ${line}`,
      remedy: 'The colons of a directive are half-width: :::tip.',
    }),
  },
  {
    sign: /##/,
    pattern: /^#{2,6}[^\s#][^\n]*/gm,
    describe: ([line]) => ({
      message: `This is not read as a heading: ${line}`,
      remedy: 'Write a space after the # signs.',
    }),
  },
  {
    sign: /\|[ \t]*$/m,
    pattern: /(?<=^[^\n]*\|[^\n]*\n)\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/gm,
    describe: ([line]) => ({
      message: `This is not read as a table: ${line}`,
      remedy: 'The line below the head has as many parts as the head: | a | b | and | - | - |.',
    }),
  },
];

/**
 * Warns of text that was meant as markup.
 * @param written the text as in the source
 * @param start its offset in the source
 */
export function reportMisread(
  written: string,
  start: number,
  { source, problems, definitions }: Conversion,
): void {
  for (const { sign, pattern, describe: say } of misread) {
    if (!sign.test(written)) continue;
    for (const match of written.matchAll(pattern)) {
      const { message, remedy } = say(match);
      problems.warning(positionAt(source, start + match.index), message, { remedy });
    }
  }
  if (!written.includes('][')) return;
  for (const match of written.matchAll(/(?:\[([^[\]\n]*))?(?<!\\)\]\[([^[\]\n]*)\]/g)) {
    const name = match[2] || match[1] || '';
    problems.warning(
      positionAt(source, start + match.index),
      `The link reference [${name}] has no definition`,
      {
        remedy: `Write [text](target), or a line "[${name}]: target". Put code in backticks.`,
        nearest: nearest(name, [...definitions.keys()]),
      },
    );
  }
}
