/**
 * Where the booklet of a doc set lies below the home page of a language. Its ending tells it from
 * pages, which the client shows in place.
 */
export function bookletPath(set: string): string {
  return `booklet/${set}.htm`;
}
