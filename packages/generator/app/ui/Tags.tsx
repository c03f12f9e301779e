import type { LinkItem, TagGroup } from '../../model/document';
import { useSiteLayout } from '../SiteContext';
import { InLanguage } from './InLanguage';
import css from './Tags.module.css';

/** Tags with the number of their pages, under their first letters; a letter can be linked to (BL-08, DOC-08). */
export function TagGroups({ groups }: { readonly groups: readonly TagGroup[] }) {
  return groups.map(({ letter, tags }) => (
    <section key={letter} className={css.group}>
      <h2 id={letter}>
        <a href={`#${letter}`}>{letter}</a>
      </h2>
      <TagList tags={tags} />
    </section>
  ));
}

/** The tags of a page, named as such (DOC-08, BL-04). */
export function TagLinks({ tags }: { readonly tags: readonly LinkItem[] }) {
  const { text } = useSiteLayout();
  if (tags.length === 0) return null;
  return (
    <div className={css.labelled}>
      <span>{text.tags.label}</span>
      <TagList tags={tags} />
    </div>
  );
}

interface TagListProps {
  /** With the number of their pages, where it is to be shown. */
  readonly tags: readonly (LinkItem & { readonly count?: number })[];
}

/** Tags side by side, each a link to its pages. */
function TagList({ tags }: TagListProps) {
  return (
    <ul className={css.list}>
      {tags.map((tag) => (
        <li key={tag.href}>
          <a className={css.tag} href={tag.href} rel="tag">
            <InLanguage of={tag}>{tag.label}</InLanguage>
            {tag.count !== undefined && <span className={css.count}> {tag.count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
