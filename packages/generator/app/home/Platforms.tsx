import { useId } from 'react';
import type { HomeBody } from '../../model/document';
import { fill } from '../../model/text';
import { ContentLink } from '../article/ContentLink';
import { EditionChoice } from '../editions/EditionChoice';
import { useSiteLayout } from '../SiteContext';
import css from './Platforms.module.css';

/** Where to get the app, one link for each store, and which edition of it the reader has. */
export function Platforms({ platforms, words }: Pick<HomeBody, 'platforms' | 'words'>) {
  const { site } = useSiteLayout();
  const id = useId();
  return (
    <section className={css.platforms} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {fill(words.platforms, { title: site.title })}
      </h2>
      <ul className={css.list}>
        {platforms.map(({ name, text, href }) => (
          <li key={name} className={css.platform}>
            <ContentLink className={css.name} href={href}>
              {name}
            </ContentLink>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
      <EditionChoice isNamed />
    </section>
  );
}
