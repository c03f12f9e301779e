import type { ReactNode } from 'react';
import type { OtherLanguage } from '../../model/otherLanguage';
import { Icon } from './Icon';
import { InLanguage } from './InLanguage';
import css from './PageLinks.module.css';

interface PageLink extends OtherLanguage {
  /** The small word for the direction. */
  readonly direction: string;
  /** Title of the page; absent where the direction says all. */
  readonly label?: string | undefined;
  readonly href: string;
  readonly picture?: ReactNode;
}

interface Props {
  /** Name of the landmark. */
  readonly label: string;
  readonly back?: PageLink | undefined;
  readonly on?: PageLink | undefined;
}

/** Links to the page before and the page after, each absent at its end (DOC-05, BL-01, BL-04). */
export function PageLinks({ label, back, on }: Props) {
  if (back === undefined && on === undefined) return null;
  return (
    <nav className={css.links} aria-label={label}>
      {back && <Neighbour {...back} rel="prev" />}
      {on && <Neighbour {...on} rel="next" />}
    </nav>
  );
}

function Neighbour({
  direction,
  label,
  href,
  rel,
  picture,
  ...language
}: PageLink & { readonly rel: 'prev' | 'next' }) {
  return (
    <a className={css.link} href={href} rel={rel}>
      {picture}
      <Icon name="arrow" />
      <span>
        <span className={label === undefined ? css.label : css.direction}>{direction}</span>
        {label !== undefined && (
          <span className={css.label}>
            <InLanguage of={language}>{label}</InLanguage>
          </span>
        )}
      </span>
    </a>
  );
}
