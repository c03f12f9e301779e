import type { DocFrontMatter } from '../model/frontMatter';
import type { ParsedMarkdown } from '../model/parsed';
import { formatProblems } from '../model/problem';
import { parseMarkdown } from './parseMarkdown';

/** Parses a docs page given by its lines, and formats its problems. */
export async function parseForTest(
  ...lines: readonly string[]
): Promise<ParsedMarkdown<DocFrontMatter> & { readonly printed: string }> {
  const parsed = await parseMarkdown(lines.join('\n'), 'page.md', 'doc');
  return { ...parsed, printed: formatProblems(parsed.summary.problems) };
}
