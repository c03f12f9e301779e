import type { Headline, HomeBody } from '../../model/document';
import { ContentLink } from '../article/ContentLink';
import { renderTree } from '../article/renderTree';
import css from './Hero.module.css';
import { LandscapeLayers, landscapeStyle } from './LandscapeLayers';

/** The first screen: what it is, what to do, where to get it. */
export function Hero({ page }: { readonly page: HomeBody }) {
  const { scene, landscape, headline, drawnHeadline, lead, actions } = page;
  return (
    <div className={css.hero} data-landscape={landscape && ''} style={landscape && landscapeStyle(landscape)}>
      {landscape && <LandscapeLayers />}
      <div className={css.words}>
        <h1 className={css.headline}>
          {drawnHeadline ? <Drawn text={headline} drawing={drawnHeadline} /> : headline}
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
      <div className={css.scene}>{scene && renderTree(scene)}</div>
    </div>
  );
}

/** A text in pixels: read out and found as what it says, and the same for every visitor from the first frame. */
function Drawn({ text, drawing }: { readonly text: string; readonly drawing: Headline }) {
  return (
    <>
      <span className={css.spoken}>{text}</span>
      {drawing.words.map(({ width, path }) => (
        <svg key={path} viewBox={`0 0 ${width} ${drawing.height}`} aria-hidden="true">
          <path d={path} />
        </svg>
      ))}
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
