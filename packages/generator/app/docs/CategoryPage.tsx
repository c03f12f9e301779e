import type { CategoryBody } from '../../model/document';
import { Banner } from '../ui/Banner';
import { InLanguage } from '../ui/InLanguage';
import { Breadcrumbs } from './Breadcrumbs';
import { CardList } from './CardList';
import css from './CategoryPage.module.css';
import { DocNeighbours } from './DocPage';
import { VersionBadge, VersionBanner } from './VersionBanner';

/** The page that the site makes for a sidebar category: a card for each child (CAT-02). */
export function CategoryPage({ page }: { readonly page: CategoryBody }) {
  return (
    <div className={css.page}>
      <VersionBanner set={page.set} version={page.version} />
      <Breadcrumbs crumbs={page.breadcrumbs} />
      <VersionBadge version={page.version} />
      <h1>
        <InLanguage of={page.headingLanguage}>{page.heading}</InLanguage>
      </h1>
      {page.intro !== undefined && (
        <p className={css.intro}>
          <InLanguage of={page.introLanguage}>{page.intro}</InLanguage>
        </p>
      )}
      {page.banner && <Banner {...page.banner} />}
      <CardList cards={page.cards} isTimeline={page.isSeries === true} />
      <DocNeighbours page={page} />
    </div>
  );
}
