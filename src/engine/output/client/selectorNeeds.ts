/**
 * What a page must hold for a selector to match anything in it: its classes as `.name`, its ids as
 * `#name`, and its elements by their name. What stands in brackets (`:not(.a)`, `[href]`) is not looked at, so that
 * a rule is rather kept than lost.
 */
export function selectorNeeds(selector: string): readonly string[] {
  // Only scripts highlight a text.
  if (selector.includes('::highlight(')) return ['::highlight'];
  let plain = selector;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
  }
  return plain.match(/[.#][\w-]+|(?<=^|[\s>+~])[a-z][a-z0-9-]*/g) ?? [];
}
