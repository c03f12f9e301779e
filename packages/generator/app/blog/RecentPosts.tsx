import { useId } from 'react';
import { isSamePath } from '../../model/address';
import type { RecentPosts as Recent } from '../../model/document';
import { useSite } from '../SiteContext';
import { InLanguage } from '../ui/InLanguage';
import css from './RecentPosts.module.css';

/** The newest posts under their years, a landmark; the post being read is marked (BL-07). */
export function RecentPosts({ recent }: { readonly recent: Recent }) {
  const { page } = useSite();
  const id = useId();
  if (recent.years.length === 0) return null;
  return (
    <nav className={css.recent} aria-labelledby={id}>
      <p className={css.title} id={id}>
        {recent.title}
      </p>
      {recent.years.map(({ year, posts }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div key={year} role="group" aria-labelledby={`${id}-${year}`}>
          <p className={css.year} id={`${id}-${year}`}>
            {year}
          </p>
          <ul>
            {posts.map((post) => (
              <li key={post.href}>
                <a
                  className={css.link}
                  href={post.href}
                  aria-current={isSamePath(post.href, page.route) ? 'page' : undefined}
                >
                  <InLanguage of={post}>{post.label}</InLanguage>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
