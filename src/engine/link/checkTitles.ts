import type { MarkdownKind } from '../../model/parsed';
import type { Problem } from '../../model/problem';
import type { ParsedFile, Translations } from '../load/content';

/**
 * Texts without a title, in any language. One whose title is wrong has that problem already; where a
 * mistake hides part of a text, the title may stand there.
 */
export function checkTitles<K extends MarkdownKind>(
  files: Translations<ParsedFile<K>>,
  what: 'post' | 'page',
  problems: Problem[],
): void {
  for (const { file, summary } of Object.values(files.byLocale)) {
    if (summary.keyPositions['title'] !== undefined || summary.bodyTitle !== undefined) continue;
    if (summary.isPartial) continue;
    problems.push({
      severity: 'error',
      file,
      line: 1,
      column: 1,
      message: `The ${what} has no title.`,
      remedy: 'Write `title:` in its front matter.',
    });
  }
}
