import type { Prose } from 'generator/markdown/proseOf';
import type { WordFault } from './checkWords';

interface Rule {
  readonly pattern: RegExp;
  readonly message: (found: string) => string;
  readonly remedy: string;
}

const han = '[\\p{Script=Han}、。，；：？！“”（）《》…]';
/**
 * The house style for Chinese. The linters at hand (zhlint, autocorrect) put spaces between Chinese
 * and Latin, where this site has none, and stumble over directives; these few rules are all of it.
 */
const rules: readonly Rule[] = [
  {
    pattern: new RegExp(
      `(?<=\\p{Script=Han})[,;:?!](?=${han}|\\s|$)|(?<=\\p{Script=Han})\\.(?=${han}|$)`,
      'gu',
    ),
    message: (found) => `Half-width "${found}" after Chinese`,
    remedy: 'Punctuation is full-width: ，。；：？！',
  },
  {
    pattern: /(?<=\p{Script=Han})\((?!#)|\)(?=\p{Script=Han})/gu,
    message: (found) => `Half-width "${found}" beside Chinese`,
    remedy: 'Brackets are full-width: （ ）',
  },
  {
    pattern:
      /(?<=[\p{Script=Han}、。，；：？！“”（）《》]) +(?=[\p{Script=Latin}\d\p{Script=Han}`])|(?<=[\p{Script=Latin}\d%`]) +(?=\p{Script=Han})/gu,
    message: () => 'A typed space beside Chinese',
    remedy: 'The style sheet sets the space between Chinese and Latin; type none.',
  },
  {
    pattern: /您/gu,
    message: (found) => `"${found}"`,
    remedy: 'The reader is 你.',
  },
  {
    pattern: /["'](?=\p{Script=Han})|(?<=[\p{Script=Han}。，！？])["']|[「」『』]/gu,
    message: (found) => `Quotation mark ${found}`,
    remedy: 'Quotation marks are “ ” and, inside them, ‘ ’.',
  },
  {
    pattern: /\.{3,}|。{2,}|(?<!…)…(?!…)/gu,
    message: (found) => `"${found}" for an ellipsis`,
    remedy: 'An ellipsis is ……',
  },
  {
    pattern: /(?<=\p{Script=Han})(?:--+|–|(?<!—)—(?!—))|(?<!—)—(?=\p{Script=Han})(?<!——)/gu,
    message: (found) => `"${found}" for a dash`,
    remedy: 'A dash is ——',
  },
  {
    pattern: /[，、；：]{2,}|([。！？])\1+|[，、；：][。！？]/gu,
    message: (found) => `Doubled punctuation "${found}"`,
    remedy: 'Keep one of the marks.',
  },
  {
    pattern: /(?<=\d) +(?=%)/gu,
    message: () => 'A space before %',
    remedy: 'Write 50%, without a space.',
  },
  {
    pattern: /[０-９Ａ-Ｚａ-ｚ％]+/gu,
    message: (found) => `Full-width "${found}"`,
    remedy: 'Digits, Latin letters and % are half-width.',
  },
];

/** Faults against the house style in a Chinese passage. */
export function checkChinese({ text, offset, precededBy: follows, key }: Prose): WordFault[] {
  // The quotes around a value of YAML are not part of it.
  const isQuoted = key !== undefined && /^(["']).*\1$/s.test(text);
  const words = isQuoted ? `\u2060${text.slice(1, -1)}\u2060` : text;
  const faults = rules.flatMap(({ pattern, message, remedy }) =>
    [...words.matchAll(pattern)].map(
      (match): WordFault => ({ at: offset + match.index, message: `${message(match[0])}.`, remedy }),
    ),
  );
  if (
    /^ +\p{Script=Han}/u.test(words) &&
    (follows === 'inlineCode' || follows === 'link' || follows === 'strong')
  )
    faults.push({
      at: offset,
      message: 'A typed space beside Chinese.',
      remedy: 'The style sheet sets the space between Chinese and Latin; type none.',
    });
  return faults;
}
