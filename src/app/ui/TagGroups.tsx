import type { TagGroup } from '../../model/document';
import css from './TagGroups.module.css';
import { TagList } from './TagList';

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
