import { vocabulary } from '../../src/markdown/vocabulary';
import type { Random } from '../pixels/random';

/** What means something to one of the parsers, and letters that are more than one unit or none. */
const pieces: readonly string[] = [
  ...['::::', ':::', '::', ':', '```', '~~~', '`', '**', '_', '~~', '[', ']', '(', ')', '![', '{', '}', '{#'],
  ...[
    '<',
    '>',
    '<!--',
    '-->',
    '|',
    '---',
    '\n',
    '\n\n',
    '    ',
    '\t',
    '- ',
    '1. ',
    '# ',
    '[^1]',
    '\\',
    '&amp;',
  ],
  ...[
    '"',
    "'",
    '{/* truncate */}',
    'a@b.c',
    'www.',
    '[x]: ',
    '注',
    '。',
    '\u{1F600}',
    '\uD83D',
    '\0',
    '\uFEFF',
  ],
  ...[
    '\r\n',
    '\r',
    '*x',
    '&x',
    '!y',
    '%',
    '@',
    '? ',
    ': ',
    ', ',
    '&a ',
    '*a',
    '<<: ',
    '|\n',
    '>-\n',
    '!!set ',
  ],
  ...[
    '!!binary ',
    '%YAML 1.1\n',
    '...\n',
    '<<<<<<< a\n',
    '=======\n',
    '>>>>>>> b\n',
    '__proto__',
    'constructor',
  ],
  ...[
    'null',
    'true',
    '-1',
    '1e999',
    '0x7fffffff',
    '99999999999999999999',
    'frame',
    'size: 640x640',
    'also: /a.png 1x',
  ],
  ...['<svg', '<script>', ' onload=', 'href="javascript:', '{{', '[[', '2024-02-30', '../', '/../'],
  ...vocabulary.keys(),
];

/** Openings that nest, and how often they are repeated: deep enough to exhaust a stack. */
const openings = ['[', '{', '{a: ', '- ', '>', '* ', '**', '![', '(', '<a>', '::::tip\n', '? ', '  '];
const depths = [10, 100, 3000];

/** A text changed in one to twelve places; `other` is what pieces of another text are taken from. */
export function mutateText(text: string, other: string, random: Random): string {
  let mutated = text;
  for (let left = 1 + random(1 + random(12)); left > 0; left--) mutated = change(mutated, other, random);
  return mutated;
}

function change(text: string, other: string, random: Random): string {
  const at = random(text.length + 1);
  const piece = pieces[random(pieces.length)] ?? '';
  switch (random(16)) {
    case 0:
    case 1:
    case 2:
      return text.slice(0, at) + text.slice(at + random(40));
    case 3:
    case 4:
    case 5:
    case 6:
      return text.slice(0, at) + piece + text.slice(at);
    case 7:
    case 8:
      return text.slice(0, at) + piece.repeat(random(4)) + text.slice(at + random(3));
    case 9:
    case 10: {
      const from = random(text.length + 1);
      return text.slice(0, at) + text.slice(from, from + random(120)) + text.slice(at);
    }
    case 11:
    case 12: {
      const from = random(other.length + 1);
      return text.slice(0, at) + other.slice(from, from + random(200)) + text.slice(at);
    }
    case 13:
      return swapLines(text, random);
    case 14:
      return text.slice(0, at);
    default: {
      // Rarely, since such texts take long.
      if (random(12) > 0) return text;
      const opening = openings[random(openings.length)] ?? '';
      return text.slice(0, at) + opening.repeat(depths[random(depths.length)] ?? 0) + text.slice(at);
    }
  }
}

function swapLines(text: string, random: Random): string {
  const lines = text.split('\n');
  const [one, two] = [random(lines.length), random(lines.length)];
  return lines
    .map((line, index) => lines[index === one ? two : index === two ? one : index] ?? line)
    .join('\n');
}
