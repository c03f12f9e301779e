import type { HomeBody } from '../../model/document';
import { renderTree } from '../article/renderTree';
import { ActionLink } from './ActionLink';
import css from './Hero.module.css';
import { Platforms } from './Platforms';

/** The first screen: what it is, what to do, where to get it. */
export function Hero({ page: { scene, headline, lead, actions, platforms } }: { readonly page: HomeBody }) {
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
          <div>
            {scene && <div className={css.scene}>{renderTree(scene)}</div>}
            <Platforms platforms={platforms} />
          </div>
        </div>
      </div>
      <div className={css.dither} aria-hidden="true" />
    </>
  );
}
