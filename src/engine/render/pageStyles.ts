import type { StylePiece } from '../output/client/cutStyles';

/**
 * The part of a style sheet that a page needs until the whole sheet has come: the rules that match
 * something in its HTML, whatever state that gets into without the client, and the custom properties that
 * these rules or the page refer to.
 */
export function pageStyles(pieces: readonly StylePiece[], html: string): string {
  const { asked, made } = known.get(pieces) ?? remember(pieces);
  const has = new Set([...namesIn(html)].filter((name) => asked.has(name)));
  const inPage = new Set(referencesIn(html));
  // Many pages are made of the same kinds of parts.
  const key = [...has, ...inPage].toSorted().join(' ');
  const same = made.get(key);
  if (same !== undefined) return same;
  const styles = withoutUnused(keep(pieces, has), inPage);
  made.set(key, styles);
  return styles;
}

/** What is known of a style sheet. */
interface KnownSheet {
  /** What its rules ask for. */
  readonly asked: ReadonlySet<string>;
  /** Its parts for pages, by what these have of it. */
  readonly made: Map<string, string>;
}

const known = new WeakMap<readonly StylePiece[], KnownSheet>();

function remember(pieces: readonly StylePiece[]): KnownSheet {
  const sheet = { asked: new Set(askedBy(pieces)), made: new Map<string, string>() };
  known.set(pieces, sheet);
  return sheet;
}

function askedBy(pieces: readonly StylePiece[]): readonly string[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    return 'rule' in piece ? piece.needs.flat() : askedBy(piece.pieces);
  });
}

/** What `cutStyles` asks for: the elements of a page, its classes, ids and `data-` attributes. */
function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>(['html', 'head', 'body']);
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z0-9-]*)/g)) names.add(name);
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of classes.split(' ')) names.add(`.${name}`);
  for (const [, id = ''] of html.matchAll(/ id="([^"]*)"/g)) names.add(`#${id}`);
  for (const [, name = '', value = ''] of html.matchAll(/ (data-[\w-]+)(?:="([^"]*)")?/g)) {
    names.add(`[${name}]`);
    names.add(`[${name}=${value}]`);
  }
  return names;
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

/**
 * The styles without keyframes that no animation names, without pages of paper that nothing is for, without custom
 * properties that nothing refers to, and those that only such ones refer to, and without the rules that this
 * leaves empty.
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
