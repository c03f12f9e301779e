import type { StylePiece } from '../output/client/cutStyles';

/**
 * The part of a style sheet that a page needs until the whole sheet has come: the rules that match
 * something in its HTML, whatever state that gets into without the client, and the custom properties that
 * these rules or the page refer to.
 */
export function pageStyles(pieces: readonly StylePiece[], html: string): string {
  const has = new Set<string>(['html', 'head', 'body']);
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z0-9-]*)/g)) has.add(name);
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of names.split(' ')) has.add(`.${name}`);
  for (const [, id = ''] of html.matchAll(/ id="([^"]*)"/g)) has.add(`#${id}`);
  return withoutUnused(keep(pieces, has), html);
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

/** The styles without custom properties that nothing refers to, and those that only such ones refer to. */
function withoutUnused(css: string, html: string): string {
  const inPage = referencesIn(html);
  for (let before = css; ; before = css) {
    const used = new Set([...inPage, ...referencesIn(css)]);
    css = before.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
      used.has(name) ? declaration : '',
    );
    if (css === before) return css;
  }
}

function referencesIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}
