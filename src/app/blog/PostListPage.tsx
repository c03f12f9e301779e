import type { PostListBody } from '../../model/document';
import { useSite } from '../SiteContext';
import { PageLinks } from '../ui/PageLinks';
import { ListHeader } from './ListHeader';
import { PostEntry } from './PostEntry';
import css from './PostListPage.module.css';

/** Posts in their short form, newest first: of the blog, of a tag or of an author (BL-01, BL-09, BL-13). */
export function PostListPage({ page: { list, posts, newer, older } }: { readonly page: PostListBody }) {
  const { blog } = useSite().layout.text;
  return (
    <div className={css.page}>
      <ListHeader list={list} />
      {posts.map((post) => (
        <PostEntry key={post.head.href} post={post} />
      ))}
      <PageLinks
        label={blog.navigation}
        back={newer === undefined ? undefined : { direction: blog.newerEntries, href: newer }}
        on={older === undefined ? undefined : { direction: blog.olderEntries, href: older }}
      />
    </div>
  );
}
