import type { TagListBody } from '../../model/document';
import { useSite } from '../SiteContext';
import { TagGroups } from '../ui/TagGroups';
import css from './PostListPage.module.css';

/** All tags of the blog (BL-08). */
export function TagListPage({ page }: { readonly page: TagListBody }) {
  const { tags } = useSite().layout.text;
  return (
    <div className={css.page}>
      <h1>{tags.heading}</h1>
      <TagGroups groups={page.groups} />
    </div>
  );
}
