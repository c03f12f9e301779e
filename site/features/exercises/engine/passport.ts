import { type ComposeContext, href } from 'generator/compose/context';
import { exhibitData } from 'generator/exhibitData';
import type { Feature } from 'generator/feature';
import type { Site } from 'generator/link/site';
import { isElement, mapElements } from 'generator/model/tree';
import type { Place } from '../../../exhibits/passport/places';
import { listExercises, stampNameOf, titleOf } from './listExercises';

/** The piece of the art folder with the stamps: a tag for each, with the name of its exercise or task. */
const art = 'practice/passport';

type Context = Pick<ComposeContext, 'site' | 'locale' | 'art'>;

const places = exhibitData({ exhibit: 'passport', attribute: 'placesSrc', compose: composePlaces });

/** The passport fetches all stamps; each exercise knows its own one, and how many there are. */
export const passport: Feature = {
  ...places,
  articles: (context) => {
    const addAddress = places.articles?.(context);
    const page = pageOfPassport(context.site);
    const all = composePlaces(context);
    const stamps = new Map(all.map(({ name, stamp }) => [name, stamp]));
    if (addAddress === undefined || page === undefined) return undefined;
    return (tree, document) =>
      mapElements(addAddress(tree, document), (element) => {
        const [name, props, ...children] = element;
        const stamp = props?.['exhibit'] === undefined ? '' : stampNameOf(props);
        const drawing = stamps.get(stamp);
        if (name !== 'Exhibit' || drawing === undefined) return element;
        const given = {
          stamp,
          stampDrawing: drawing,
          stamps: all.length,
          passportHref: `${href(context, page)}#passport`,
        };
        return [name, { ...props, ...given }, ...children];
      });
  },
};

/** In the order of the art. A stamp that belongs to no exercise of the site has no place. */
export function composePlaces(context: Context): readonly Place[] {
  const exercises = listExercises(context.site);
  return context.art.names.flatMap((piece): readonly Place[] => {
    const exercise = exercises.find(({ stamp }) => piece === `${art}/${stamp}`);
    const bitmap = exercise && context.art.first(piece)?.bitmap;
    if (exercise === undefined || bitmap === undefined) return [];
    const { stamp, page, hash } = exercise;
    const letters = [...bitmap.pixels].map((value) => (value === 0 ? '.' : (value - 1).toString(36)));
    return [
      {
        name: stamp,
        title: titleOf(exercise, context.locale),
        href: href(context, page.route) + hash,
        stamp: letters.join(''),
      },
    ];
  });
}

/** The route of the page that has it. */
function pageOfPassport(site: Site): string | undefined {
  const page = [...site.pages.values()].find(
    (one) =>
      'files' in one &&
      one.files.original.tree
        .filter(isElement)
        .some(([name, props]) => name === 'Exhibit' && props?.['exhibit'] === 'passport'),
  );
  return page?.route;
}
