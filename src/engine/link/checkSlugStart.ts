import { joinRoute } from '../../model/address';
import { meantSlug } from '../../model/addressFault';
import { errorAt, type Place, type Problem } from '../../model/problem';

/**
 * A slug that begins with `/` starts at its set, the blog or the categories of its set; one that
 * says so again would give an address such as `/docs/docs/canvas` (DOC-04).
 * @param starts routes that it must not begin with, the longest first; it starts at the first
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
      { remedy: `Write it as it goes on after ${start}.`, nearest: meant },
    ),
  );
}
