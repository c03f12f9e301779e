import type { LinkItem } from '../../model/document';
import { useSiteLayout } from '../SiteContext';
import { InLanguage } from './InLanguage';
import css from './Tags.module.css';

/** The tags of a page, side by side, named as such (DOC-08, BL-04). */
export function TagLinks({ tags }: { readonly tags: readonly LinkItem[] }) {
  const { text } = useSiteLayout();
  if (tags.length === 0) return null;
  return (
    <div className={css.labelled}>
      <span>{text.tags.label}</span>
      <ul className={css.list}>
        {tags.map((tag) => (
          <li key={tag.href}>
            <a className={css.tag} href={tag.href} rel="tag">
              <InLanguage of={tag}>{tag.label}</InLanguage>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
