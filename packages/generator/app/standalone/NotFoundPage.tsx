import { useEffect } from 'react';
import { cleanPath } from '../../model/address';
import type { NotFoundBody } from '../../model/document';
import { NearPages } from '../features';
import { Place } from '../home/Place';
import { Icon } from '../ui/Icon';
import css from './NotFoundPage.module.css';

/** Page Not Found, with places to go instead (RT-02, DOC-10). */
export function NotFoundPage({ page }: { readonly page: NotFoundBody }) {
  const { words } = page;
  useEffect(() => void openWithoutEnding(), []);
  const above = (
    <>
      <h1>{words.title}</h1>
      <p>{words.first}</p>
    </>
  );
  return (
    <>
      {page.place && <Place place={page.place}>{above}</Place>}
      <div className={css.page}>
        {page.place === undefined && above}
        <p>{words.second}</p>
        <div className={css.offers}>
          {page.links.length > 0 && (
            <div>
              <p className={css.instead}>{words.instead}</p>
              <ul>
                {page.links.map(({ label, href }) => (
                  <li key={href}>
                    <a className={css.link} href={href}>
                      {label}
                      <Icon name="arrow" />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <NearPages />
        </div>
      </div>
    </>
  );
}

/**
 * Hosts without rules of their own have no file at `/docs/intro/index.html`. Where something is at the address without
 * its ending, that is opened instead (RT-03).
 */
async function openWithoutEnding(): Promise<void> {
  const { pathname, search, hash } = location;
  const clean = cleanPath(pathname);
  if (clean === pathname) return;
  const answer = await fetch(clean, { method: 'HEAD' }).catch(() => undefined);
  // A host may lead back to where this came from.
  if (answer?.ok && new URL(answer.url).pathname !== pathname) location.replace(clean + search + hash);
}
