/** A conflict that a merge left in a text, said as a problem of its first line. */
export interface Conflict {
  readonly line: number;
  readonly column: 1;
  readonly message: string;
  readonly remedy: string;
}

/** A text without the conflicts that were found in it. */
export interface SettledText {
  /** Its lines keep their numbers: what is taken out leaves empty lines. */
  readonly text: string;
  readonly conflicts: readonly Conflict[];
}

type Marker = 'ours' | 'base' | 'middle' | 'theirs';

const remedy =
  'Keep the lines that are meant and remove the others with the markers. Markers that readers should see are indented by a space.';

/**
 * Finds the conflicts that version control writes into a file when a merge fails:
 *
 *     <<<<<<< HEAD
 *     the lines of this branch
 *     ||||||| the lines both come from follow; most settings leave this part out
 *     =======
 *     the lines of the other branch
 *     >>>>>>> other
 *
 * The text keeps the lines of this branch, so that the rest of the file can be checked and shown.
 * A first or a last marker alone is a conflict that was removed by half; the two in between alone
 * are not, as they can be an underlined heading and a row of a table.
 *
 * Markers count inside code blocks too: version control knows nothing of blocks, so a conflict
 * there looks just like one that is shown on purpose. But its markers always begin in column 1,
 * and whoever shows some can indent the block, its fences too, by a space that readers do not see.
 */
export function settleConflicts(source: string): SettledText {
  const lines = source.split('\n');
  const conflicts: Conflict[] = [];
  const blank = (first: number, last = first) => lines.fill('', first, last + 1);
  let start: number | undefined;
  let middle: number | undefined;
  let cut: number | undefined;

  const report = (index: number, message: string) =>
    conflicts.push({
      line: index + 1,
      column: 1,
      message: `${message}: ${lines[index]?.trimEnd() ?? ''}`,
      remedy,
    });
  const reportHalf = (index: number) => {
    report(index, 'A marker of a merge conflict is left');
    blank(index);
    if (middle !== undefined) blank(middle);
  };

  for (const [index, line] of [...lines].entries()) {
    switch (readMarker(line)) {
      case 'ours':
        if (start !== undefined) reportHalf(start);
        [start, middle, cut] = [index, undefined, undefined];
        break;
      case 'base':
        if (start !== undefined) cut ??= index;
        break;
      case 'middle':
        middle = index;
        if (start !== undefined) cut ??= index;
        break;
      case 'theirs':
        if (start === undefined || cut === undefined) {
          if (start !== undefined) reportHalf(start);
          reportHalf(index);
        } else {
          report(start, `A merge conflict is left, from here to line ${index + 1}`);
          blank(start);
          blank(cut, index);
        }
        [start, middle, cut] = [undefined, undefined, undefined];
        break;
      case undefined:
        break;
    }
  }
  if (start !== undefined) reportHalf(start);
  return conflicts.length === 0 ? { text: source, conflicts } : { text: lines.join('\n'), conflicts };
}

/** Seven equal characters at the start of a line, then a space and a name, or nothing. */
function readMarker(line: string): Marker | undefined {
  const [, marker] = /^(<{7}|\|{7}|>{7})(?: |\r?$)/.exec(line) ?? /^(={7})\r?$/.exec(line) ?? [];
  return marker === undefined ? undefined : markers[marker[0] ?? ''];
}

const markers: Readonly<Record<string, Marker>> = {
  '<': 'ours',
  '|': 'base',
  '=': 'middle',
  '>': 'theirs',
};
/**
 * The text with line feeds only and without a byte order mark, so that a file reads the same
 * whichever editor saved it. Lines and columns stay what the editor shows.
 */
export function normalizeSource(source: string): string {
  return source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
