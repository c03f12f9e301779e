import { positionAt } from '../../../markdown/sourcePosition';
import type { Position } from '../../../model/parsed';

/** Where each value of the settings is written, by the JSON of its path. */
export type ConfigPositions = Readonly<Record<string, Position>>;

/** The parts of a syntax tree (ESTree) that a settings file is made of. */
interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** The positions of everything that is written out in the default export of a module. */
export function configPositions(source: string, program: unknown): ConfigPositions {
  const positions: Record<string, Position> = {};
  const visit = (node: SyntaxNode, start: number, path: readonly (string | number)[]): void => {
    positions[JSON.stringify(path)] = positionAt(source, start);
    for (const [index, element] of listOf(node['elements']).entries())
      if (isNode(element)) visit(element, element.start, [...path, index]);
    for (const property of listOf(node['properties'])) {
      if (!isNode(property)) continue;
      const { key, value } = property;
      if (isNode(key) && isNode(value))
        visit(value, property.start, [...path, String(key['name'] ?? key['value'])]);
    }
  };
  const root = isNode(program) ? exportedObject(program) : undefined;
  if (root !== undefined) visit(root, root.start, []);
  return positions;
}

/** Where the value at `path` stands; as near as it can be told where a part of it is missing or computed. */
export function configPosition(positions: ConfigPositions, path: readonly PropertyKey[]): Position {
  for (let length = path.length; length >= 0; length--) {
    const position = positions[JSON.stringify(path.slice(0, length))];
    if (position !== undefined) return position;
  }
  return { line: 1, column: 1 };
}

function exportedObject(program: SyntaxNode): SyntaxNode | undefined {
  const exported = listOf(program['body'])
    .filter(isNode)
    .find((node) => node.type === 'ExportDefaultDeclaration')?.['declaration'];
  if (!isNode(exported)) return undefined;
  if (exported.type !== 'CallExpression') return exported;
  return listOf(exported['arguments']).find(isNode);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
