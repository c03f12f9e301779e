import type { Text } from 'mdast';
import { nearest } from '../../model/nearest';
import type { TreeNode } from '../../model/tree';
import { withApostrophes, withTiedUnits } from '../../model/typography';
import type { Conversion } from '../conversion';
import { offsetOf, positionAt, sourceOf } from '../sourcePosition';
import { reportMisread } from './reportMisread';

/** The text with typographic apostrophes, and numbers tied to their units. Reports text that was meant as markup but is not valid. */
export function convertText(node: Text, conversion: Conversion): TreeNode[] {
  const written = sourceOf(node, conversion.source);
  if (written.includes('::')) reportFences(written, offsetOf(node), conversion);
  if (written.includes('[^')) reportFootnotes(written, offsetOf(node), conversion);
  reportMisread(written, offsetOf(node), conversion);
  return [withTiedUnits(withApostrophes(node.value))];
}

function reportFences(written: string, start: number, { source, problems, found }: Conversion): void {
  // A line may begin with the markers of the quotation or list item around it.
  for (const { 0: match, 1: marks = '', 2: colons = '', index } of written.matchAll(/^([ \t>]*)(:{2,})/gm)) {
    const offset = start + index + marks.length;
    const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
    if (!/^[\s>*+.)\d-]*$/.test(source.slice(lineStart, offset))) continue;
    const rest = /[^\n]*/.exec(source.slice(start + index + match.length))?.[0].trimEnd() ?? '';
    if (colons === '::' && !/^\p{L}/u.test(rest)) continue;
    const at = positionAt(source, offset);
    if (rest !== '') {
      if (colons.length > 2) found.strayOpenings++;
      problems.error(at, `This is not read as a directive: ${colons}${rest}`, {
        remedy: `Write ${colons}name[label]{key=value}, with nothing else on the line.`,
      });
    } else if (found.strayOpenings > 0) {
      found.strayOpenings--;
    } else {
      problems.error(at, `This ${colons} closes nothing`, {
        remedy: 'Remove it, or give the outer directive more colons than those inside it.',
      });
    }
  }
}

function reportFootnotes(written: string, start: number, { source, problems, footnotes }: Conversion): void {
  for (const match of written.matchAll(/(?<!\\)\[\^([^\]\s]+)\]/g)) {
    const name = match[1] ?? '';
    problems.warning(positionAt(source, start + match.index), `Undefined footnote "${name}"`, {
      remedy: `Write its text on a line that begins with [^${name}]:`,
      nearest: nearest(name, footnotes.names),
    });
  }
}
