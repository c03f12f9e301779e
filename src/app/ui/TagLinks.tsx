import type { LinkItem } from '../../model/document';
import { useSite } from '../SiteContext';
import css from './TagLinks.module.css';
import { TagList } from './TagList';

/** The tags of a page as a labelled list (DOC-08, BL-04). */
export function TagLinks({ tags }: { readonly tags: readonly LinkItem[] }) {
  const { text } = useSite().layout;
  if (tags.length === 0) return null;
  return (
    <div className={css.tags}>
      <span aria-hidden="true">{text.tags.label}</span>
      <TagList tags={tags} label={text.tags.label} />
    </div>
  );
}
