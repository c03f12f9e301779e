import type { HomeBody } from '../../model/document';
import { ContentLink } from '../article/ContentLink';
import { renderTree } from '../article/renderTree';
import css from './Hero.module.css';

/** The first screen: what it is, what to do, where to get it. */
export function Hero({ page: { scene, headline, lead, actions } }: { readonly page: HomeBody }) {
  return (
    <>
      <div className={css.hero}>
        <div className={css.inner}>
          <div>
            <h1 className={css.headline}>{headline}</h1>
            <p className={css.lead}>{lead}</p>
            <ul className={css.actions}>
              {actions.map(({ label, href }, index) => (
                <li key={href}>
                  <ActionLink href={href} isMain={index === 0}>
                    {label}
                  </ActionLink>
                </li>
              ))}
            </ul>
            <div className={css.palette} aria-hidden="true" />
          </div>
          <div>{scene && renderTree(scene)}</div>
        </div>
      </div>
      <div className={css.dither} aria-hidden="true" />
    </>
  );
}

interface Props {
  readonly href: string;
  /** The one thing to do; all others stand back. */
  readonly isMain: boolean;
  readonly children: string;
}

/** A link that looks like a button. */
export function ActionLink({ href, isMain, children }: Props) {
  return (
    <ContentLink className={css.action} data-main={isMain || undefined} href={href}>
      {children}
    </ContentLink>
  );
}
