import type { CountedTag, TagGroup } from '../../model/document';
import { CardPicture } from './CardPicture';
import { InLanguage } from './InLanguage';
import css from './TagGroups.module.css';
import tagCss from './Tags.module.css';

/** Tags with the number of their pages, under their first letters; a letter can be linked to (BL-08, DOC-08). */
export function TagGroups({ groups }: { readonly groups: readonly TagGroup[] }) {
  return groups.map(({ letter, tags }) => (
    <section key={letter} className={css.group}>
      <h2 id={letter}>
        <a href={`#${letter}`}>{letter}</a>
      </h2>
      <ul className={tagCss.list}>
        <TagItems tags={tags} />
      </ul>
    </section>
  ));
}

function TagItems({ tags }: { readonly tags: readonly CountedTag[] }) {
  return tags.map(({ picture, count, ...tag }) => (
    <li key={tag.href}>
      <a className={picture ? css.card : tagCss.tag} href={tag.href} rel="tag">
        {picture && (
          <span className={css.picture}>
            <CardPicture picture={picture} />
          </span>
        )}
        <InLanguage of={tag}>{tag.label}</InLanguage>
        <span className={css.count}> {count}</span>
      </a>
    </li>
  ));
}
