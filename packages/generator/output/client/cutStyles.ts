import { type ChildNode, type Container, parse } from 'postcss';

/** A part of a style sheet that can be left out of a page. */
export type StylePiece =
  /** Text for every page. */
  | string
  /** A rule: its selectors, and its declarations in their braces. */
  | { readonly selectors: readonly StyleSelector[]; readonly body: string }
  /** An at-rule around others; `open` ends with its brace. */
  | { readonly open: string; readonly pieces: readonly StylePiece[] };

export interface StyleSelector {
  readonly text: string;
  /** For each way to match it, the classes, ids and elements without which it matches nothing. */
  readonly needs: readonly (readonly string[])[];
}

/**
 * Declarations that the minifier adds for colour functions that no style uses, and for browsers older than those of
 * `buildClient`.
 */
const unneeded = /^(--lightningcss-|-webkit-text-decoration-color$|-moz-text-size-adjust$)/;

/**
 * Splits a style sheet into its rules, so that `pageStyles` can leave out those that a page does not need. Fonts and
 * registered properties stay in every page, and keyframes until `pageStyles` checks them.
 * @param isLinked whether every page links to the sheet for paper and for colours that its reader has chosen, and the
 *   client has it before a pointer is over anything: styles for these, and of how things come in and change, are left
 *   out
 * @throws CssSyntaxError if the text is not valid CSS
 */
export function cutStyles(css: string, isLinked: boolean): readonly StylePiece[] {
  const sheet = parse(css);
  if (isLinked) removeLater(sheet);
  sheet.walkDecls(unneeded, (declaration) => {
    declaration.remove();
  });
  // The minifier leaves a space after the commas of what it does not know, such as values with custom properties.
  sheet.walkDecls((declaration) => {
    if (!/["']/.test(declaration.value)) declaration.value = declaration.value.replaceAll(', ', ',');
  });
  return piecesOf(sheet);
}

/** Media that every page links to the whole sheet for. */
const isLinkedFor = /^(?:print|\(forced-colors: ?active\))$/;

/** Those of paper, and those that show nothing until something is pointed at, changes or is scrolled to its end. */
const laterProperties =
  /^(transition|cursor|overscroll-behavior|break-inside|(-webkit-)?print-color-adjust)$/;

function removeLater(sheet: Container): void {
  sheet.walkAtRules(/^(media|starting-style)$/, (rule) => {
    if (rule.name !== 'media' || isLinkedFor.test(rule.params)) rule.remove();
  });
  sheet.walkDecls(laterProperties, (declaration) => {
    declaration.remove();
  });
  sheet.walkRules((rule) => {
    const others = rule.selectors.filter(
      (selector) =>
        rule.nodes.length > 0 && !/:hover|::selection/.test(selector.replace(/:not\([^()]*\)/g, '')),
    );
    if (others.length === 0) rule.remove();
    else rule.selectors = others;
  });
}

function piecesOf(container: Container): readonly StylePiece[] {
  return (container.nodes ?? []).map(pieceOf);
}

function pieceOf(node: ChildNode): StylePiece {
  if (node.type === 'rule')
    return {
      selectors: node.selectors.map((text) => ({ text, needs: expandLists(text).map(selectorNeeds) })),
      body: node.clone({ selector: '' }).toString(),
    };
  if (node.type === 'atrule' && /^(layer|media|supports|container)$/.test(node.name) && node.nodes)
    return { open: `@${node.name} ${node.params}{`, pieces: piecesOf(node) };
  return node.type === 'atrule' && node.nodes === undefined ? `${node.toString()};` : node.toString();
}

/**
 * A selector with `:is()`, `:where()` and `:has()` expanded to one selector for each alternative in their lists.
 * Other parentheses stay.
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

/** The comma-separated parts from an index on, up to the closing parenthesis; `end` is the index behind that. */
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

/** Names set on the root before the first paint, by the script in the page's head. */
const setEarly: ReadonlySet<string> = new Set([
  'data-theme',
  'data-theme-choice',
  'data-announcement',
  'data-hour',
  'data-edition',
  'data-client',
]);

/**
 * Names that a page must contain for a selector to match: classes as `.name`, ids as `#name`, elements by name, and
 * `dir` and `data-` attributes as `[name]` or `[name=value]`; other attributes are set by the client, which has the whole sheet
 * by then. Arguments in parentheses (`:not(.a)`) are ignored, so that a rule is kept rather than lost.
 */
function selectorNeeds(selector: string): readonly string[] {
  // Only scripts highlight text.
  if (selector.includes('::highlight(')) return ['::highlight'];
  let outside = selector;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)/g, '');
  }
  const attributes = [...outside.matchAll(/\[(data-[\w-]+|dir)(?:=(["']?)([^"'\]]*)\2)?\]/g)].flatMap(
    ([, name = '', , value]) =>
      setEarly.has(name) ? [] : [value === undefined ? `[${name}]` : `[${name}=${value}]`],
  );
  const plain = outside.replace(/\[[^\]]*\]/g, '');
  return [...(plain.match(/[.#][\w-]+|(?<=^|[\s>+~])[a-z][a-z0-9-]*/g) ?? []), ...attributes];
}
