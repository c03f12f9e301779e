/** Letters that take two places on a terminal: Chinese, Japanese, Korean, and their punctuation. */
const wideLetters =
  '\\u1100-\\u115f\\u2e80-\\u303e\\u3041-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff00-\\uff60\\uffe0-\\uffe6';
const wide = new RegExp(`[${wideLetters}]`, 'u');

/** What a line may end after: such a letter, or a word of any others. */
const pieces = new RegExp(`[${wideLetters}]|[^\\s${wideLetters}]+\\s*|\\s+`, 'gu');

/**
 * Two texts in columns beside each other, as lines of a terminal.
 * @param places of each column
 */
export function layBeside(left: string, right: string, places: number): readonly string[] {
  const [one, other] = [wrap(left, places), wrap(right, places)];
  return Array.from({ length: Math.max(one.length, other.length) }, (_, index) => {
    const begin = one[index] ?? '';
    return `${begin}${' '.repeat(places - widthOf(begin))} │ ${other[index] ?? ''}`.trimEnd();
  });
}

function wrap(text: string, places: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const [piece] of text.matchAll(pieces)) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > places) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line === '' ? piece.trimStart() : piece;
    // A word that is longer than a line, such as an address.
    while (widthOf(line.trimEnd()) > places) {
      lines.push(line.slice(0, places));
      line = line.slice(places);
    }
  }
  return [...lines, line.trimEnd()].filter((each, index) => each !== '' || index === 0);
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
}
