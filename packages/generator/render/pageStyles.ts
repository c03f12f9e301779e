import type { StylePiece } from '../output/client/cutStyles';

/**
 * The part of a style sheet that a page needs until the whole sheet has loaded: rules and of them the selectors that
 * match something in its HTML, in any state that it can get into without the client, and the custom properties that these rules or the page
 * refer to.
 */
export function pageStyles(pieces: readonly StylePiece[], html: string): string {
  const { asked: needed, made } = known.get(pieces) ?? cacheOf(pieces);
  const has = new Set([...namesIn(html)].filter((name) => needed.has(name)));
  const inPage = new Set(referencesIn(html));
  // Many pages consist of the same parts.
  const key = [...has, ...inPage].toSorted().join(' ');
  const same = made.get(key);
  if (same !== undefined) return same;
  const styles = withoutUnused(keep(pieces, has), inPage);
  made.set(key, styles);
  return styles;
}

/** Cached results for a style sheet. */
interface SheetCache {
  /** Names that its rules need. */
  readonly asked: ReadonlySet<string>;
  /** Styles for pages, by the needed names that a page has. */
  readonly made: Map<string, string>;
}

const known = new WeakMap<readonly StylePiece[], SheetCache>();

function cacheOf(pieces: readonly StylePiece[]): SheetCache {
  const sheet = { asked: new Set(neededBy(pieces)), made: new Map<string, string>() };
  known.set(pieces, sheet);
  return sheet;
}

function neededBy(pieces: readonly StylePiece[]): readonly string[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    return 'body' in piece ? piece.selectors.flatMap(({ needs }) => needs.flat()) : neededBy(piece.pieces);
  });
}

/** Names that `cutStyles` looks for: elements of a page, its classes, ids, `dir` and `data-` attributes. */
function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>(['html', 'head', 'body']);
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z0-9-]*)/g)) names.add(name);
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of classes.split(' ')) names.add(`.${name}`);
  for (const [, id = ''] of html.matchAll(/ id="([^"]*)"/g)) names.add(`#${id}`);
  for (const [, name = '', value = ''] of html.matchAll(/ (data-[\w-]+|dir)(?:="([^"]*)")?/g)) {
    names.add(`[${name}]`);
    names.add(`[${name}=${value}]`);
  }
  return names;
}

function keep(pieces: readonly StylePiece[], has: ReadonlySet<string>): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('body' in piece) {
        const matching = piece.selectors.filter(({ needs }) =>
          needs.some((names) => names.every((name) => has.has(name))),
        );
        return matching.length === 0 ? '' : matching.map(({ text }) => text).join() + piece.body;
      }
      const inside = keep(piece.pieces, has);
      return inside === '' ? '' : `${piece.open}${inside}}`;
    })
    .join('');
}

/**
 * Removes keyframes that no animation uses, `@page` rules that nothing uses, custom properties that are unused or
 * used only by such ones, and rules that are empty afterwards.
 */
function withoutUnused(kept: string, inPage: ReadonlySet<string>): string {
  const animations = [...kept.matchAll(/\banimation(?:-name)?:[^;}]*/g)].join(' ');
  let css = kept
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g, (frames, name: string) =>
      animations.split(/[^\w-]+/).includes(name) ? frames : '',
    )
    .replace(/@page ([\w-]+)\{[^{}]*\}/g, (paper, name: string) =>
      kept.includes(`page:${name}`) ? paper : '',
    );
  for (let before = css; ; before = css) {
    const used = new Set([...inPage, ...referencesIn(css)]);
    css = before
      .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
        used.has(name) ? declaration : '',
      )
      .replace(/(?<=[{};]|^)[^{};]+\{\}/g, '');
    if (css === before) return css;
  }
}

function referencesIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}
