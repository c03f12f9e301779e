import { nearest } from '../../model/nearest';
import type { Conversion } from '../conversion';
import { positionAt } from '../sourcePosition';

/** What readers would see as it was typed, though markup was meant; each with what to do about it. */
interface Misread {
  /** Looked for first: most texts have none of them. */
  readonly sign: RegExp;
  readonly pattern: RegExp;
  readonly say: (match: RegExpExecArray) => { readonly message: string; readonly remedy: string };
}

const misread: readonly Misread[] = [
  {
    sign: /\]\(/,
    pattern: /(?<!\\)\]\(([^)\n]*)\)/g,
    say: ([, target = '']) => ({
      message: `This is not read as a link: (${target})`,
      remedy: 'An address has no spaces: write %20 for each.',
    }),
  },
  {
    // As an input method for Chinese types them.
    sign: /\]（/,
    pattern: /(?<!\\)\]（([^）\n]*[./#][^）\n]*)）/g,
    say: ([, target = '']) => ({
      message: `This is not read as a link: （${target}）`,
      remedy: `The brackets of a link are those of English: (${target}).`,
    }),
  },
  {
    sign: /：：/,
    pattern: /^：{2,}[^\n]*/gm,
    say: ([line]) => ({
      message: `This is not read as a directive: ${line}`,
      remedy: 'The colons of a directive are those of English: :::tip.',
    }),
  },
  {
    sign: /##/,
    pattern: /^#{2,6}[^\s#][^\n]*/gm,
    say: ([line]) => ({
      message: `This is not read as a heading: ${line}`,
      remedy: 'Write a space after the # signs.',
    }),
  },
  {
    sign: /\|[ \t]*$/m,
    pattern: /(?<=^[^\n]*\|[^\n]*\n)\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/gm,
    say: ([line]) => ({
      message: `This is not read as a table: ${line}`,
      remedy: 'The line below the head has as many parts as the head: | a | b | and | - | - |.',
    }),
  },
];

/**
 * Warns of what was meant as markup and is text.
 * @param written the text as it stands in the source
 * @param start its offset there
 */
export function reportMisread(
  written: string,
  start: number,
  { source, problems, definitions }: Conversion,
): void {
  for (const { sign, pattern, say } of misread) {
    if (!sign.test(written)) continue;
    for (const match of written.matchAll(pattern)) {
      const { message, remedy } = say(match);
      problems.warning(positionAt(source, start + match.index), message, { remedy });
    }
  }
  if (!written.includes('][')) return;
  for (const match of written.matchAll(/(?:\[([^[\]\n]*))?(?<!\\)\]\[([^[\]\n]*)\]/g)) {
    const name = match[2] || match[1] || '';
    problems.warning(positionAt(source, start + match.index), `No line says where [${name}] leads`, {
      remedy: `Write [text](target), or a line "[${name}]: target". Code stands in backticks.`,
      nearest: nearest(name, [...definitions.keys()]),
    });
  }
}
