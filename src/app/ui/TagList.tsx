import type { LinkItem } from '../../model/document';
import css from './TagList.module.css';

interface TagListProps {
  /** With the number of their pages, where it is to be shown. */
  readonly tags: readonly (LinkItem & { readonly count?: number })[];
  readonly label?: string;
}

/** Tags side by side, each a link to its pages. */
export function TagList({ tags, label }: TagListProps) {
  return (
    <ul className={css.tags} aria-label={label}>
      {tags.map(({ label: name, href, count }) => (
        <li key={href}>
          <a className={css.tag} href={href} rel="tag">
            {name}
            {count !== undefined && <span className={css.count}> {count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
