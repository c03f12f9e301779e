import type { Day, Postcard } from '../../model/document';
import { Poster } from '../ui/CardPicture';
import css from './PosterList.module.css';

/** Posts by poster and title; where a day is given, it stands below the title. */
export function PosterList({ posts }: { readonly posts: readonly (Postcard & { readonly day?: Day })[] }) {
  return (
    <ul className={css.posts}>
      {posts.map(({ day, picture, ...post }) => (
        <li key={post.href}>
          <a className={css.post} href={post.href}>
            {picture && (
              <span aria-hidden="true">
                <Poster picture={picture} />
              </span>
            )}
            <span className={css.name}>
              <span lang={post.lang} dir={post.dir}>
                {post.label}
              </span>
              {day && day.text !== '' && <time dateTime={day.iso}> {day.text}</time>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
