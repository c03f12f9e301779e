import type { DocLayout } from '../../model/document';
import { useSite } from '../SiteContext';
import { PageLinks } from '../ui/PageLinks';

/** Previous and next page in the order of the sidebar (DOC-05). */
export function DocNeighbours({
  page: { previous, next },
}: {
  readonly page: Pick<DocLayout, 'previous' | 'next'>;
}) {
  const { pagination } = useSite().layout.text;
  return (
    <PageLinks
      label={pagination.label}
      back={previous && { direction: pagination.previous, ...previous }}
      on={next && { direction: pagination.next, ...next }}
    />
  );
}
