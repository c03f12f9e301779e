import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { ExternalLink } from './ExternalLink';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly external: boolean;
  readonly children: ReactNode;
}

/** A configured link, which may stay on this site or leave it. */
export function SiteLink({ external, children, ...attributes }: Props) {
  return external ? (
    <ExternalLink {...attributes}>{children}</ExternalLink>
  ) : (
    <a {...attributes}>{children}</a>
  );
}
