import type { NotFoundBody } from '../../model/document';
import { renderTree } from '../article/renderTree';
import { NearPages } from '../features';
import { Icon } from '../ui/Icon';
import css from './NotFoundPage.module.css';

/** What stands at an address that leads nowhere, and where to go instead (RT-02, DOC-10). */
export function NotFoundPage({ page }: { readonly page: NotFoundBody }) {
  const { words } = page;
  return (
    <div className={css.page}>
      <h1>{words.title}</h1>
      <p>{words.first}</p>
      <p>{words.second}</p>
      {page.links.length > 0 && (
        <>
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
        </>
      )}
      {page.scene && <div className={css.scene}>{renderTree(page.scene)}</div>}
      <NearPages />
    </div>
  );
}
