import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { fill } from '../../model/text';
import { useSiteLayout } from '../SiteContext';
import { SiteLink } from '../ui/SiteLink';
import { type TreeComponentProps, textAttribute } from './treeComponent';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link whose address alone tells whether it leaves the site (CT-13). */
export function ContentLink(props: Props) {
  const { origin } = useSiteLayout().site;
  return <SiteLink {...props} external={isExternal(props.href, origin)} />;
}

/** A link of the text, to a footnote, or back from one (`backref` is the number of the reference). */
export function TreeLink({ attributes, nodes, render }: TreeComponentProps) {
  const { text } = useSiteLayout();
  const href = textAttribute(attributes, 'href') ?? '';
  const number = textAttribute(attributes, 'backref');
  if (number !== undefined) {
    return (
      <a href={href} role="doc-backlink" aria-label={fill(text.footnotes.back, { number })}>
        {'↩\uFE0E'}
      </a>
    );
  }
  return (
    <ContentLink
      href={href}
      id={textAttribute(attributes, 'id')}
      title={textAttribute(attributes, 'title')}
      hrefLang={textAttribute(attributes, 'hrefLang')}
      download={textAttribute(attributes, 'download')}
      role={attributes['footnote'] === true ? 'doc-noteref' : undefined}
    >
      {render(nodes)}
    </ContentLink>
  );
}

/** Whether `href` leads to another site than the one at `origin` (scheme and host, no slash at its end). */
export function isExternal(href: string, origin: string): boolean {
  return /^(https?:)?\/\//i.test(href) && href !== origin && !href.startsWith(`${origin}/`);
}
