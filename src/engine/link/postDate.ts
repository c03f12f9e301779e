import type { ParsedFile } from '../load/content';

/** The date that a post's front matter gives, else the one its file name begins with (BL-05). */
export function writtenDate(post: ParsedFile<'post'>): string | undefined {
  return post.summary.frontMatter.date ?? /(?:^|\/)(\d{4}-\d{2}-\d{2})[-/]/.exec(post.path)?.[1];
}
