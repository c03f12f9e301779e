import type { ArchiveBody, PageBase } from '../../model/document';
import { AnchoredHeading } from '../article/AnchoredHeading';
import css from './ArchivePage.module.css';
import { PosterList } from './PosterList';

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
          <PosterList posts={posts} />
        </section>
      ))}
    </div>
  );
}
