import type { PageDocument } from './document';

/**
 * The family of a page's font, and the font itself; `undefined` where it has none. Styles know the families too: one of
 * headlines, and one of other titles and of small words.
 */
export function faceOf(page: PageDocument): readonly [family: string, face: string] | undefined {
  if (page.kind === 'home' && page.headlineFace) return ['Headline', page.headlineFace];
  return page.face === undefined ? undefined : ['Pixels', page.face];
}
