import type { StylePiece } from '../output/client/cutStyles';

/**
 * The part of a style sheet that a page needs until the whole sheet has come: the rules that match
 * something in its HTML, whatever state that gets into without the client.
 */
export function pageStyles(pieces: readonly StylePiece[], html: string): string {
  const has = new Set<string>(['html', 'head', 'body']);
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z0-9-]*)/g)) has.add(name);
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of names.split(' ')) has.add(`.${name}`);
  for (const [, id = ''] of html.matchAll(/ id="([^"]*)"/g)) has.add(`#${id}`);
  return keep(pieces, has);
}

function keep(pieces: readonly StylePiece[], has: ReadonlySet<string>): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('rule' in piece)
        return piece.needs.some((needs) => needs.every((need) => has.has(need))) ? piece.rule : '';
      const inside = keep(piece.pieces, has);
      return inside === '' ? '' : `${piece.open}${inside}}`;
    })
    .join('');
}
