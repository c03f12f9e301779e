import { joinRoute } from '../model/address';
import { meantSlug } from '../model/addressFault';
import { errorAt, type Place, type Problem } from '../model/problem';

/**
 * Reports a slug with a leading `/` that repeats the start of its doc set, blog or categories: it would give an
 * address such as `/docs/docs/canvas` (DOC-04).
 * @param starts routes that the slug must not begin with, longest first; it is relative to the first
 */
export function checkSlugStart(
  problems: Problem[],
  place: Place,
  slug: string | undefined,
  starts: readonly [string, ...string[]],
): void {
  const meant = slug === undefined ? undefined : meantSlug(slug, starts);
  if (slug === undefined || meant === undefined) return;
  const [start] = starts;
  problems.push(
    errorAt(
      place,
      `The slug "${slug}" starts at ${start} already, so the address would be ${joinRoute(start, slug)}.`,
      { remedy: `Write only the part after ${start}.`, nearest: meant },
    ),
  );
}
