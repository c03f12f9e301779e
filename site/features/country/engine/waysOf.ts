import type { Sign } from 'generator/compose/hooks';
import type { CategoryPage, SidebarCategoryNode, Site } from 'generator/link/site';
import { lessonsOf, signsOf } from '../../course/shared/lesson';
import { stationsOf } from '../../releases/shared/notesOf';
import { versionsData } from '../../releases/shared/versions';

type WaySite = Pick<Site, 'pages' | 'content'>;

/** The categories that have a page. */
export function categoriesOf({ pages }: Pick<Site, 'pages'>): readonly CategoryPage[] {
  return [...pages.values()].flatMap((page) => (page.kind === 'category' ? [page] : []));
}

/** The signs of the lessons of a category, and those of its versions. */
export function signsIn({ pages, content }: WaySite, { children }: SidebarCategoryNode) {
  const stations = stationsOf(pages, children, content.shared(versionsData));
  const versions: readonly Sign[] = stations.map(({ version }) => ({ words: version }));
  return { lessons: signsOf(lessonsOf(children)) as readonly Sign[], stations, versions };
}

/** A station of a way. */
interface Station {
  readonly signs: readonly Sign[];
  readonly station: number;
  /** Whether its page is about this version alone. */
  readonly isNamed: boolean;
}

/** What of a way is seen where a page is shared, by route: of a course its middle, of versions the newest or that of the note. */
export function shareWays(site: WaySite): ReadonlyMap<string, Station> {
  const known = kept.get(site.pages);
  if (known !== undefined) return known;
  const ways = new Map(
    categoriesOf(site).flatMap(({ node, route }): [string, Station][] => {
      const { lessons, stations, versions } = signsIn(site, node);
      const notes = stations.flatMap(({ page }, index): [string, Station][] =>
        page.kind === 'doc' ? [[page.route, { signs: versions, station: index + 1, isNamed: true }]] : [],
      );
      if (lessons.length > 0)
        return [[route, { signs: lessons, station: Math.ceil(lessons.length / 2), isNamed: false }]];
      if (versions.length === 0) return [];
      return [[route, { signs: versions, station: versions.length, isNamed: false }], ...notes];
    }),
  );
  kept.set(site.pages, ways);
  return ways;
}

const kept = new WeakMap<object, ReadonlyMap<string, Station>>();
