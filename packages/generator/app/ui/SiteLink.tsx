import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useSiteLayout } from '../SiteContext';
import { Icon } from './Icon';
import css from './SiteLink.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link, which may stay on this site or leave it, and its language (`hrefLang`) if that is another one. */
export function SiteLink({ external, children, ...attributes }: LinkProps & { readonly external: boolean }) {
  return external ? (
    <ExternalLink {...attributes}>{children}</ExternalLink>
  ) : (
    <a {...attributes}>
      {children}
      <LanguageMark tag={attributes.hrefLang} />
    </a>
  );
}

/** Says that a link leads to another language; nothing without one. */
function LanguageMark({ tag }: { readonly tag: string | undefined }) {
  return tag === undefined ? null : <small className={css.language}>{tag}</small>;
}

/** A link to another site: opens a new tab, which an icon shows and words tell screen readers. */
export function ExternalLink({ children, ...attributes }: Omit<LinkProps, 'target' | 'rel'>) {
  const layout = useSiteLayout();
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={css.mark}>
        <LanguageMark tag={attributes.hrefLang} />
        <Icon name="external" />
        <VisuallyHidden>{` ${layout.text.opensInNewTab}`}</VisuallyHidden>
      </span>
    </a>
  );
}
