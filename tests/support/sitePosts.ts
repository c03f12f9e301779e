import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageDocument } from 'generator/model/document';
import { packageRoot } from './runTool';

/** A post as the lists of the blog show it. */
interface ListedPost {
  readonly href: string;
  readonly title: string;
}

/** The posts of a list and of the lists after it. */
function postsFrom(list: string): ListedPost[] {
  const page: PageDocument = JSON.parse(readFileSync(join(packageRoot, `dist${list}.json`), 'utf8'));
  if (page.kind !== 'postList') throw new Error(`${list} is no list of posts`);
  const posts = page.posts.map(({ head: { href, title } }) => ({ href, title }));
  return page.older === undefined ? posts : [...posts, ...postsFrom(page.older)];
}

/** The posts that `dist/` has in the default locale, newest first. */
export const sitePosts: readonly ListedPost[] = postsFrom('/blog');
