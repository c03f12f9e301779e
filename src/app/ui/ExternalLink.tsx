import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useSite } from '../SiteContext';
import css from './ExternalLink.module.css';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'> {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to another site: opens a new tab and says so, to eyes by an icon and to ears by words. */
export function ExternalLink({ children, ...attributes }: Props) {
  const { layout } = useSite();
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={css.mark}>
        <Icon name="external" />
        <VisuallyHidden> {layout.text.opensInNewTab}</VisuallyHidden>
      </span>
    </a>
  );
}
