import type { LinkItem } from '../../model/document';
import { useSite } from '../SiteContext';
import css from './TagLinks.module.css';

/** The tags of a page as a labelled list (DOC-08, BL-04). */
export function TagLinks({ tags }: { readonly tags: readonly LinkItem[] }) {
  const { text } = useSite().frame;
  if (tags.length === 0) return null;
  return (
    <div className={css.tags}>
      <span aria-hidden="true">{text.tags.label}</span>
      <ul aria-label={text.tags.label}>
        {tags.map(({ label, href }) => (
          <li key={href}>
            <a className={css.tag} href={href} rel="tag">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
