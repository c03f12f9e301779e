import type { Notice } from '../../model/document';
import { fill } from '../../model/text';
import { useSite, useSiteLayout } from '../SiteContext';
import { Callout } from '../ui/Callout';

/** Banners that say what is special about a page (VIS-02, VIS-03, I18N-02). */
export function Notices() {
  return useSite().page.notices?.map((notice) => <NoticeBanner key={notice.kind} notice={notice} />);
}

function NoticeBanner({ notice }: { readonly notice: Notice }) {
  const { text } = useSiteLayout();
  switch (notice.kind) {
    case 'draft':
      return <Callout kind="warning">{text.notice.draft}</Callout>;
    case 'unlisted':
      return <Callout kind="warning">{text.notice.unlisted}</Callout>;
    case 'untranslated':
      return <Callout kind="info">{fill(text.notice.untranslated, { language: notice.language })}</Callout>;
    case 'outdated':
      return (
        <Callout kind="info">
          {notice.delay} <a href={notice.changes}>{text.notice.changes}</a>
          {'\u00a0· '}
          <a href={notice.original}>{text.notice.original}</a>
        </Callout>
      );
  }
}
