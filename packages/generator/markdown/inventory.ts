import type { Code, Definition, FootnoteDefinition, Heading, Root } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';

/** Facts about a file that its conversion depends on. */
export interface Inventory {
  /** Link definitions by identifier; of repeated ones the first counts. */
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly footnotes: readonly FootnoteDefinition[];
  readonly code: readonly Code[];
  /** Nodes on which a writer can set an id. */
  readonly idOwners: readonly (Heading | Directives)[];
}

export function collectInventory(root: Root): Inventory {
  const definitions = new Map<string, Definition>();
  const footnotes: FootnoteDefinition[] = [];
  const code: Code[] = [];
  const idOwners: (Heading | Directives)[] = [];
  visit(root, (node) => {
    switch (node.type) {
      case 'definition':
        if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
        break;
      case 'footnoteDefinition':
        footnotes.push(node);
        break;
      case 'code':
        code.push(node);
        break;
      case 'heading':
      case 'containerDirective':
      case 'leafDirective':
      case 'textDirective':
        idOwners.push(node);
        break;
    }
  });
  return { definitions, footnotes, code, idOwners };
}
