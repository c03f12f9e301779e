import type { HomeBody } from '../../model/document';
import { ContentLink } from '../article/ContentLink';
import { renderTree } from '../article/renderTree';
import css from './Hero.module.css';
import { LandscapeLayers, landscapeStyle } from './LandscapeLayers';
import layers from './LandscapeLayers.module.css';

/** The first screen: what it is, what to do, where to get it. */
export function Hero({ page }: { readonly page: HomeBody }) {
  const { scene, landscape, headline, headlineFace, lead, actions } = page;
  return (
    <div
      className={`${layers.ground} ${css.hero}`}
      data-landscape={landscape && ''}
      style={landscape && landscapeStyle(landscape)}
    >
      {landscape && <LandscapeLayers />}
      <div className={css.foot} />
      <div className={css.words}>
        <h1 className={css.headline} data-plain={headlineFace === undefined || undefined}>
          {headline}
        </h1>
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
      </div>
      <div className={css.scene} data-theme={landscape && 'sky'}>
        {scene && renderTree(scene)}
      </div>
    </div>
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
