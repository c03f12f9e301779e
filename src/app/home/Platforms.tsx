import { useId } from 'react';
import type { HomeBody } from '../../model/document';
import { fill } from '../../model/text';
import { ContentLink } from '../article/ContentLink';
import { useSiteLayout } from '../SiteContext';
import css from './Platforms.module.css';

/** Where to get the app, one link for each store. */
export function Platforms({ platforms }: Pick<HomeBody, 'platforms'>) {
  const { site, text } = useSiteLayout();
  const id = useId();
  return (
    <section className={css.platforms} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {fill(text.homePage.platforms, { title: site.title })}
      </h2>
      <ul className={css.list}>
        {platforms.map(({ name, text: words, href }) => (
          <li key={name} className={css.platform}>
            <ContentLink className={css.name} href={href}>
              {name}
            </ContentLink>
            <p className={css.text}>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
