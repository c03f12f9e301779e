import { fill } from '../../model/text';
import { useSite } from '../SiteContext';
import { textAttribute } from './attribute';
import { ContentLink } from './ContentLink';
import type { TreeComponentProps } from './treeComponent';

/** A link of the text, to a footnote, or back from one (`number` says which reference). */
export function TreeLink({ attributes, nodes, render }: TreeComponentProps) {
  const { text } = useSite().layout;
  const href = textAttribute(attributes, 'href') ?? '';
  const number = textAttribute(attributes, 'number');
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
      download={textAttribute(attributes, 'download')}
      role={attributes['footnote'] === true ? 'doc-noteref' : undefined}
    >
      {render(nodes)}
    </ContentLink>
  );
}
