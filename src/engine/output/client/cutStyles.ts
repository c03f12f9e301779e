import { type ChildNode, type Container, parse } from 'postcss';

/** A style sheet in pieces that a page may do without. */
export type StylePiece =
  /** Text that every page needs. */
  | string
  /** A rule, and for each of its selectors the classes, ids and elements without which it matches nothing. */
  | { readonly rule: string; readonly needs: readonly (readonly string[])[] }
  /** An at-rule around others: `open` ends in its brace. */
  | { readonly open: string; readonly pieces: readonly StylePiece[] };

/**
 * What the minifier adds for a function of colours that no style uses, and for browsers older than those of
 * `buildClient`.
 */
const needless = /^(--lightningcss-|-webkit-text-decoration-color$|-moz-text-size-adjust$)/;

/**
 * Cuts a style sheet along its rules, so that `pageStyles` can leave out what a page has no use for.
 * Fonts and registered properties stay with every page, and keyframes until `pageStyles` looks at them.
 * @throws CssSyntaxError if the text is no CSS
 */
export function cutStyles(css: string): readonly StylePiece[] {
  const sheet = parse(css);
  sheet.walkDecls(needless, (declaration) => {
    declaration.remove();
  });
  return piecesOf(sheet);
}

function piecesOf(container: Container): readonly StylePiece[] {
  return (container.nodes ?? []).map(pieceOf);
}

function pieceOf(node: ChildNode): StylePiece {
  if (node.type === 'rule')
    return { rule: node.toString(), needs: node.selectors.flatMap(expandLists).map(selectorNeeds) };
  if (node.type === 'atrule' && /^(layer|media|supports|container)$/.test(node.name) && node.nodes)
    return { open: `@${node.name} ${node.params}{`, pieces: piecesOf(node) };
  return node.type === 'atrule' && node.nodes === undefined ? `${node.toString()};` : node.toString();
}

/**
 * A selector without its `:is()`, `:where()` and `:has()`: one for each of what their lists allow, or ask
 * for. What is in other parentheses stays.
 */
function expandLists(selector: string): readonly string[] {
  let depth = 0;
  for (const { 0: found, index } of selector.matchAll(/:(?:is|where|has)\(|[()]/g)) {
    if (found === ')') depth -= 1;
    else if (depth > 0 || found === '(') depth += 1;
    else {
      const { list, end } = readList(selector, index + found.length);
      const before = selector.slice(0, index) + (found === ':has(' ? ' ' : '');
      return list.flatMap((one) => expandLists(before + one + selector.slice(end)));
    }
  }
  return [selector];
}

/** What stands between commas from a place on, up to the parenthesis that closes; `end` is behind that. */
function readList(
  selector: string,
  start: number,
): { readonly list: readonly string[]; readonly end: number } {
  const list: string[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < selector.length; at++) {
    const character = selector[at];
    if (character === '(') depth += 1;
    if (depth === 0 && (character === ',' || character === ')')) {
      list.push(selector.slice(from, at).trim());
      from = at + 1;
      if (character === ')') return { list, end: at + 1 };
    }
    if (character === ')') depth -= 1;
  }
  return { list: [...list, selector.slice(from)], end: selector.length };
}

/** Set on the root before anything is painted, by the script in the page's head. */
const setEarly: ReadonlySet<string> = new Set([
  'data-theme',
  'data-theme-choice',
  'data-announcement',
  'data-edition',
  'data-client',
]);

/**
 * What a page must hold for a selector to match anything in it: its classes as `.name`, its ids as `#name`,
 * its elements by their name, and its `data-` attributes as `[name]` or `[name=value]`: others are set by
 * the client, which has the whole sheet by then. Other attributes and what stands in parentheses
 * (`:not(.a)`) are not looked at, so that a rule is rather kept than lost.
 */
function selectorNeeds(selector: string): readonly string[] {
  // Only scripts highlight a text.
  if (selector.includes('::highlight(')) return ['::highlight'];
  let outside = selector;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)/g, '');
  }
  const attributes = [...outside.matchAll(/\[(data-[\w-]+)(?:=(["']?)([^"'\]]*)\2)?\]/g)].flatMap(
    ([, name = '', , value]) =>
      setEarly.has(name) ? [] : [value === undefined ? `[${name}]` : `[${name}=${value}]`],
  );
  const plain = outside.replace(/\[[^\]]*\]/g, '');
  return [...(plain.match(/[.#][\w-]+|(?<=^|[\s>+~])[a-z][a-z0-9-]*/g) ?? []), ...attributes];
}
