import { href } from 'generator/compose/context';
import { addAddress } from 'generator/exhibitData';
import { allExhibits } from 'generator/exhibits/allExhibits';
import type { Feature } from 'generator/feature';
import { listSidebarPages } from 'generator/link/sidebarPages';
import type { Page, Site } from 'generator/link/site';
import { isElement } from 'generator/model/tree';

/** Each exercise leads to the next other one of the site, in the order of its sidebars, and the last to the first. */
export const nextExercise: Feature = {
  articles: (context) => {
    const exercises = listExercises(context.site).map((exercise) => ({
      ...exercise,
      page: href(context, exercise.route),
    }));
    const names = new Set(exercises.map(({ exhibit }) => exhibit));
    return (tree, { route }) =>
      [...names].reduce((changed, exhibit) => {
        const here = exercises.findIndex((one) => one.exhibit === exhibit && one.page === route);
        const at = here === -1 ? exercises.findIndex((one) => one.exhibit === exhibit) : here;
        const next = [...exercises.slice(at + 1), ...exercises.slice(0, at)].find(
          (one) => one.exhibit !== exhibit,
        );
        if (next === undefined) return changed;
        return addAddress(changed, exhibit, {
          nextTitle: titleOf(next.exhibit, context.locale),
          nextHref: next.page + next.hash,
        });
      }, tree);
  },
};

interface Exercise {
  readonly exhibit: string;
  readonly route: string;
  /** Of the section that it stands in; empty above the first one. */
  readonly hash: string;
}

/** Every place of an exercise: in docs as in their sidebars, then on the pages that belong to no set. */
function listExercises(site: Site): readonly Exercise[] {
  const routes = site.sets.flatMap(({ latest }) =>
    [...latest.sidebars.values()].flatMap(({ nodes }) => listSidebarPages(nodes).map(({ route }) => route)),
  );
  const docs = routes.flatMap((route) => site.pages.get(route) ?? []);
  const others = [...site.pages.values()].filter(({ kind }) => kind === 'page');
  return [...docs, ...others].flatMap(exercisesOn);
}

function exercisesOn(page: Page): readonly Exercise[] {
  if (!('files' in page)) return [];
  let hash = '';
  return page.files.original.tree.filter(isElement).flatMap(([name, props]): readonly Exercise[] => {
    const id = props?.['id'];
    if (/^h\d$/.test(name) && typeof id === 'string') hash = `#${id}`;
    const exhibit = String(props?.['exhibit']);
    if (name !== 'Exhibit' || allExhibits.get(exhibit)?.states === undefined) return [];
    return [{ exhibit, route: page.route, hash }];
  });
}

function titleOf(exhibit: string, locale: string): string {
  const words = allExhibits.get(exhibit)?.words;
  const own = words?.[locale] ?? words?.en;
  return own !== undefined && 'title' in own ? String(own.title) : exhibit;
}
