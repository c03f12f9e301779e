import type { DocTagListBody } from '../../model/document';
import { useSite } from '../SiteContext';
import { TagGroups } from '../ui/TagGroups';
import css from './DocTagPage.module.css';
import { VersionBanner } from './VersionBanner';

/** All tags of a doc set (DOC-08). */
export function DocTagListPage({ page }: { readonly page: DocTagListBody }) {
  const { text } = useSite().layout;
  return (
    <div className={css.page}>
      <VersionBanner set={page.set} version={page.version} />
      <h1>{text.tags.heading}</h1>
      <TagGroups groups={page.groups} />
    </div>
  );
}
