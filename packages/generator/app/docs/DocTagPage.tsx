import type { DocTagBody, DocTagListBody } from '../../model/document';
import { useSiteLayout } from '../SiteContext';
import { InLanguage } from '../ui/InLanguage';
import { TagGroups } from '../ui/TagGroups';
import css from './DocTagPage.module.css';
import { VersionBanner } from './VersionBanner';

/** The docs that carry a tag (DOC-08). */
export function DocTagPage({ page }: { readonly page: DocTagBody }) {
  const { text } = useSiteLayout();
  return (
    <div className={css.page}>
      <VersionBanner set={page.set} version={page.version} />
      <h1>{page.heading}</h1>
      {page.intro !== undefined && (
        <p lang={page.intro.lang} dir={page.intro.dir}>
          {page.intro.text}
        </p>
      )}
      <p>
        <a className={css.all} href={page.allTags}>
          {text.tags.all}
        </a>
      </p>
      {page.docs.map((doc) => (
        <section key={doc.href} className={css.doc}>
          <h2>
            <a href={doc.href}>
              <InLanguage of={doc}>{doc.title}</InLanguage>
            </a>
          </h2>
          <p>
            <InLanguage of={doc}>{doc.description}</InLanguage>
          </p>
        </section>
      ))}
    </div>
  );
}

/** All tags of a doc set (DOC-08). */
export function DocTagListPage({ page }: { readonly page: DocTagListBody }) {
  const { text } = useSiteLayout();
  return (
    <div className={css.page}>
      <VersionBanner set={page.set} version={page.version} />
      <h1>{text.tags.heading}</h1>
      <TagGroups groups={page.groups} />
    </div>
  );
}
