import type { HomeBody } from '../../model/document';
import { renderTree } from '../article/renderTree';
import css from './NewestPosts.module.css';

/** The newest posts of the blog. */
export function NewestPosts({ posts }: Pick<HomeBody, 'posts'>) {
  return (
    <ul className={css.posts}>
      {posts.map(({ heading, href, date, description }) => (
        <li key={href}>
          <article>
            <time className={css.date} dateTime={date.iso}>
              {date.text}
            </time>
            <h3 className={css.title}>
              <a href={href}>{renderTree(heading)}</a>
            </h3>
            <p className={css.text}>{description}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
