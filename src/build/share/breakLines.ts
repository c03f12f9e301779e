const openers = /^[（《“‘「『【([]$/;
const closers = /^[，。、；：？！）》”’」』】…%,.;:?!)\]—]+$/;

/**
 * A title in lines of at most `width`, about equally long. Words stay whole; no line begins with a
 * closing sign or ends with an opening one. What does not fit into `most` lines ends in dots.
 */
export function breakLines(
  title: string,
  width: number,
  most: number,
  widthOf: (text: string) => number,
): string[] {
  const units = unitsOf(title).flatMap((unit) => splitLong(unit, width, widthOf));
  const needed = fillLines(units, width, widthOf).length;
  if (needed > most) {
    const kept = fillLines(units, width, widthOf).slice(0, most);
    const last = [...(kept.at(-1) ?? '')];
    while (last.length > 0 && widthOf(`${last.join('')}…`) > width) last.pop();
    return [...kept.slice(0, -1), `${last.join('').trimEnd()}…`];
  }
  // The narrowest measure that needs no more lines makes them even.
  let narrow = Math.ceil(width / 2);
  while (narrow < width && fillLines(units, narrow, widthOf).length > needed) narrow += 1;
  return fillLines(units, narrow, widthOf);
}

function fillLines(units: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const unit of units) {
    if (line !== '' && widthOf((line + unit).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line = line === '' ? unit.trimStart() : line + unit;
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

/** Words with the signs that belong to them; spaces end a word. */
function unitsOf(title: string): string[] {
  const units: string[] = [];
  let opening = '';
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(title)) {
    const last = units.at(-1);
    const glues =
      last !== undefined &&
      opening === '' &&
      (closers.test(segment) || /^\s+$/.test(segment) || isTied(last, segment));
    if (openers.test(segment)) opening += segment;
    else if (glues) units[units.length - 1] = last + segment;
    else {
      units.push(opening + segment);
      opening = '';
    }
  }
  return opening === '' ? units : [...units, opening];
}

/** Latin words with signs inside, such as `1.27.0` or `sub-pixel`, are one. */
function isTied(before: string, after: string): boolean {
  const isLatin = (character: string | undefined) =>
    character !== undefined && /[\p{Script=Latin}\p{N}#+&/'-]/u.test(character);
  return isLatin([...before].at(-1)) && isLatin([...after][0]);
}

function splitLong(unit: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(unit.trimEnd()) <= width) return [unit];
  const parts: string[] = [''];
  for (const character of unit) {
    const last = parts.at(-1) ?? '';
    if (widthOf(last + character) > width) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts;
}
