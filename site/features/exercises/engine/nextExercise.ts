import { href } from 'generator/compose/context';
import { addAddress } from 'generator/exhibitData';
import type { Feature } from 'generator/feature';
import { listExercises, titleOf } from './listExercises';

/**
 * Each exercise leads to the next other one of the site, in the order of its sidebars, and the last to the first; the
 * drawing of a lesson to the next lesson, as long as there is one.
 */
export const nextExercise: Feature = {
  articles: (context) => {
    const exercises = listExercises(context.site).map((exercise) => ({
      exhibit: exercise.exhibit,
      title: titleOf(exercise, context.locale),
      page: href(context, exercise.page.route),
      // A lesson is read from its beginning.
      hash: exercise.exhibit === 'draw-task' ? '' : exercise.hash,
    }));
    const names = new Set(exercises.map(({ exhibit }) => exhibit));
    return (tree, { route }) =>
      [...names].reduce((changed, exhibit) => {
        const here = exercises.findIndex((one) => one.exhibit === exhibit && one.page === route);
        const at = here === -1 ? exercises.findIndex((one) => one.exhibit === exhibit) : here;
        const later = exercises.slice(at + 1);
        const next =
          (exhibit === 'draw-task' ? later.find((one) => one.exhibit === exhibit) : undefined) ??
          [...later, ...exercises.slice(0, at)].find((one) => one.exhibit !== exhibit);
        if (next === undefined) return changed;
        return addAddress(changed, exhibit, {
          nextTitle: next.title,
          nextHref: next.page + next.hash,
        });
      }, tree);
  },
};
