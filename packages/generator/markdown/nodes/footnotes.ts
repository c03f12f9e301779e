import type { FootnoteDefinition, FootnoteReference } from 'mdast';
import type { TreeElement, TreeNode } from '../../model/tree';
import type { Conversion } from '../conversion';
import type { ProblemList } from '../problemList';
import { positionOf, sourceOf } from '../sourcePosition';
import { convertTight } from './convertList';

/** The footnotes of one page, numbered by first reference. */
export class Footnotes {
  readonly #definitions = new Map<string, FootnoteDefinition>();
  readonly #problems: ProblemList;
  /** Ids of the references to each footnote; the order of the keys gives the numbers. */
  readonly #references = new Map<string, string[]>();

  constructor(definitions: readonly FootnoteDefinition[], problems: ProblemList) {
    this.#problems = problems;
    for (const definition of definitions) {
      const first = this.#definitions.get(definition.identifier);
      if (first === undefined) this.#definitions.set(definition.identifier, definition);
      else {
        const message = `The footnote "${definition.identifier}" is already defined in line ${positionOf(first).line}`;
        problems.error(positionOf(definition), message, { remedy: 'Give this one another name.' });
      }
    }
  }

  get names(): Iterable<string> {
    return this.#definitions.keys();
  }

  refer(node: FootnoteReference, { source, found }: Conversion): TreeNode[] {
    const name = node.identifier;
    if (!this.#definitions.has(name)) return [sourceOf(node, source)];
    const references = this.#references.get(name) ?? [];
    this.#references.set(name, references);
    const id = references.length === 0 ? `fnref-${name}` : `fnref-${name}-${references.length + 1}`;
    references.push(id);
    found.otherIds.push(id);
    const number = [...this.#references.keys()].indexOf(name) + 1;
    return [['sup', null, ['a', { id, href: `#fn-${name}`, footnote: true }, String(number)]]];
  }

  /** The section with all referenced footnotes; empty if there are none. */
  section(conversion: Conversion): TreeNode[] {
    const contents = new Map<string, TreeNode[]>();
    // A footnote may be the first to refer to another, so that the map grows during this loop.
    for (const name of this.#references.keys()) contents.set(name, this.#content(name, conversion));
    this.#reportUnused();
    if (contents.size === 0) return [];
    const items = [...contents].map(([name, content], index): TreeElement => {
      const references = this.#references.get(name) ?? [];
      // Each link back says which reference it leads to: that of its note, and from the second on `1-2`, `1-3`.
      const back = references.map((id, place): TreeElement => {
        const number = place === 0 ? `${index + 1}` : `${index + 1}-${place + 1}`;
        return ['a', { href: `#${id}`, backref: number }, '↩'];
      });
      return ['li', { id: `fn-${name}` }, ...content, ...back];
    });
    conversion.found.otherIds.push(...[...contents.keys()].map((name) => `fn-${name}`));
    return [['section', { footnotes: true }, ['ol', null, ...items]]];
  }

  #content(name: string, conversion: Conversion): TreeNode[] {
    const children = this.#definitions.get(name)?.children ?? [];
    return children.length === 1 ? convertTight(children, conversion) : conversion.convert(children);
  }

  #reportUnused(): void {
    for (const [name, definition] of this.#definitions) {
      if (this.#references.has(name)) continue;
      this.#problems.warning(positionOf(definition), `Nothing refers to the footnote "${name}"`, {
        remedy: `Write [^${name}] where it belongs, or remove it.`,
      });
    }
  }
}
