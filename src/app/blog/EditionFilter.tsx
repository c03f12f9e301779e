import type { PostListBody } from '../../model/document';
import type { VersionEdition } from '../../model/versions';
import { useSite } from '../SiteContext';
import { useAddressEnd } from '../ui/useAddressEnd';
import css from './PostListPage.module.css';

/** The edition that the address names (`?edition=ios`), where the list has posts about it. */
export function useChosenEdition({ list }: PostListBody): VersionEdition | undefined {
  const query = useAddressEnd().replace(/#.*/s, '');
  const asked = new URLSearchParams(query).get('edition');
  return list.of === 'blog' ? list.editions?.find((edition) => edition === asked) : undefined;
}

/** Links that leave the posts about one edition, and those that concern everyone. */
export function EditionFilter({
  editions,
  chosen,
}: {
  readonly editions: readonly VersionEdition[];
  readonly chosen: VersionEdition | undefined;
}) {
  const { page, layout } = useSite();
  const { blog, release } = layout.text;
  const choices = [
    { edition: undefined, label: blog.allEditions, href: page.route },
    ...editions.map((edition) => ({
      edition,
      label: release[edition],
      href: `${page.route}?edition=${edition}`,
    })),
  ];
  return (
    <ul className={css.links} aria-label={blog.editions}>
      {choices.map(({ edition, label, href }) => (
        <li key={href}>
          <a className={css.all} href={href} aria-current={edition === chosen ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
