import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useSite } from '../SiteContext';
import { SiteLink } from '../ui/SiteLink';
import { isExternal } from './isExternal';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link whose address alone tells whether it leaves the site (CT-13). */
export function ContentLink(props: Props) {
  const { origin } = useSite().layout.site;
  return <SiteLink {...props} external={isExternal(props.href, origin)} />;
}
