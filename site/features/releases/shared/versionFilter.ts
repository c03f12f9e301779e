import {
  childrenOf,
  isElement,
  mapElements,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from 'generator/model/tree';

/** The query of an address that shows one area of a table of versions: `?area=drawing`. */
export const areaQuery = 'area';

/**
 * The lines above a table of versions that lead to the table of the other edition and to areas.
 * @param filter attributes of `Versions`: `page` is its address; `areas` and `names` are joined by `|`, with the
 *   words `show` and `all`; `otherPage` is the address of the other edition's table, which has `otherAreas`, with
 *   the words `edition`, `own` and `other`. There are areas, or another table, or both. `look` is a class of lines.
 * @param chosen an area; `undefined` while all are shown
 */
export function composeFilterLines(filter: TreeProps, chosen?: string): readonly TreeElement[] {
  const lines: TreeElement[] = [];
  if (filter['otherPage'] !== undefined) lines.push(composeEditionLine(filter, chosen));
  if (listed(filter, 'areas').length > 0) lines.push(composeAreaLine(filter, chosen));
  return lines;
}

function composeEditionLine(filter: TreeProps, chosen?: string): TreeElement {
  const isThere = chosen !== undefined && listed(filter, 'otherAreas').includes(chosen);
  const href = `${filter['otherPage']}${isThere ? `?${areaQuery}=${chosen}` : ''}`;
  return [
    'p',
    lookOf(filter),
    ['span', null, String(filter['edition'])],
    ['strong', null, String(filter['own'])],
    ' ',
    ['a', { href }, String(filter['other'])],
  ];
}

function composeAreaLine(filter: TreeProps, chosen?: string): TreeElement {
  const page = String(filter['page']);
  const names = listed(filter, 'names');
  const choices: readonly (readonly [area: string | undefined, name: string])[] = [
    [undefined, String(filter['all'])],
    ...listed(filter, 'areas').map((area, index) => [area, names[index] ?? area] as const),
  ];
  const line = choices.flatMap(([area, name], index): TreeNode[] => [
    index === 0 ? ['span', null, String(filter['show'])] : ' ',
    area === chosen
      ? ['strong', null, name]
      : ['a', { href: area === undefined ? page : `${page}?${areaQuery}=${area}` }, name],
  ]);
  return ['p', lookOf(filter), ...line];
}

function lookOf(filter: TreeProps): TreeProps {
  return { class: String(filter['look']) };
}

/** The lines of `Versions` and its table with the rows of one area; all of it for an area that is not there. */
export function filterVersions(
  filter: TreeProps,
  nodes: readonly TreeNode[],
  area: string | null,
): readonly TreeNode[] {
  if (area === null || !listed(filter, 'areas').includes(area)) return nodes;
  const at = composeFilterLines(filter).length;
  const table = nodes.slice(at, at + 1);
  const rows = mapElements(table, (element) => {
    const [name, props] = element;
    if (name !== 'tbody') return element;
    return [name, props, ...childrenOf(element).filter((row) => isElement(row) && hasArea(row, area))];
  });
  return [...composeFilterLines(filter, area), ...rows];
}

function hasArea([, props]: TreeElement, area: string): boolean {
  return String(props?.['areas'] ?? '')
    .split(' ')
    .includes(area);
}

function listed(filter: TreeProps, name: string): readonly string[] {
  const joined = filter[name];
  return typeof joined === 'string' && joined !== '' ? joined.split('|') : [];
}
