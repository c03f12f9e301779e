import { allExhibits } from 'generator/exhibits/allExhibits';
import { docTitle } from 'generator/link/docSets';
import { listSidebarPages } from 'generator/link/sidebarPages';
import type { Page, Site } from 'generator/link/site';
import { isElement, type TreeProps } from 'generator/model/tree';

export interface Exercise {
  readonly exhibit: string;
  /** Of its stamp in the passport. */
  readonly stamp: string;
  readonly page: Page;
  /** Of the section that it stands in; empty above the first one. */
  readonly hash: string;
}

/** Every place of an exercise: in docs as in their sidebars, then on the pages that belong to no set. */
export function listExercises(site: Site): readonly Exercise[] {
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
    return [{ exhibit, stamp: stampNameOf(props ?? {}), page, hash }];
  });
}

/** The name of the stamp for an exercise, by its element in a text or on a page: a drawing of a lesson has its own. */
export function stampNameOf({ exhibit, task, name }: TreeProps): string {
  return String(exhibit === 'draw-task' ? (task ?? name) : exhibit).replace(/^.*\//, '');
}

/** That of the exercise, or for a drawing of a lesson that of the lesson. */
export function titleOf({ exhibit, page }: Exercise, locale: string): string {
  if (exhibit === 'draw-task' && page.kind === 'doc') return docTitle(page, locale);
  const words = allExhibits.get(exhibit)?.words;
  const own = words?.[locale] ?? words?.en;
  return own !== undefined && 'title' in own ? String(own.title) : exhibit;
}
