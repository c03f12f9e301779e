import type { ArchiveBody, PageBase } from '../../model/document';
import { AnchoredHeading } from '../article/AnchoredHeading';
import { Poster } from '../ui/CardPicture';
import css from './ArchivePage.module.css';

/** Every post by poster and title, year by year; a post of which only the year is known has no day (BL-11). */
export function ArchivePage({ page }: { readonly page: PageBase & ArchiveBody }) {
  return (
    <div>
      <h1>{page.title}</h1>
      <p className={css.intro}>{page.description}</p>
      {page.years.map(({ year, posts }) => (
        <section key={year} className={css.year}>
          <AnchoredHeading level={2} id={year} name={year}>
            {year}
          </AnchoredHeading>
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
                    {day.text !== '' && <time dateTime={day.iso}> {day.text}</time>}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
