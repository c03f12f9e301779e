import {
  childrenOf,
  isElement,
  mapElements,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from '../../../model/tree';

/** The query of an address that shows one area of a table of versions: `?area=drawing`. */
export const areaQuery = 'area';

/**
 * The line above a table of versions that leads to its areas.
 * @param filter attributes of `Versions`: `page` is its address, `show` and `all` are words, `areas` and
 *   `names` are joined by `|`
 * @param chosen an area; `undefined` while all are shown
 */
export function composeFilterLine(filter: TreeProps, chosen?: string): TreeElement {
  const page = String(filter['page']);
  const names = listNames(filter);
  const choices: readonly (readonly [area: string | undefined, name: string])[] = [
    [undefined, String(filter['all'])],
    ...listAreas(filter).map((area, index) => [area, names[index] ?? area] as const),
  ];
  const line = choices.flatMap(([area, name], index): TreeNode[] => [
    index === 0 ? String(filter['show']) : ' · ',
    area === chosen
      ? ['strong', null, name]
      : ['a', { href: area === undefined ? page : `${page}?${areaQuery}=${area}` }, name],
  ]);
  return ['p', null, ...line];
}

/** The line and the table of `Versions` with the rows of one area; all of it for an area that is not there. */
export function filterVersions(
  filter: TreeProps,
  nodes: readonly TreeNode[],
  area: string | null,
): readonly TreeNode[] {
  if (area === null || !listAreas(filter).includes(area)) return nodes;
  const [, ...table] = nodes;
  const rows = mapElements(table, (element) => {
    const [name, props] = element;
    if (name !== 'tbody') return element;
    return [name, props, ...childrenOf(element).filter((row) => isElement(row) && hasArea(row, area))];
  });
  return [composeFilterLine(filter, area), ...rows];
}

function hasArea([, props]: TreeElement, area: string): boolean {
  return String(props?.['areas'] ?? '')
    .split(' ')
    .includes(area);
}

function listAreas(filter: TreeProps): readonly string[] {
  return String(filter['areas'] ?? '').split('|');
}

function listNames(filter: TreeProps): readonly string[] {
  return String(filter['names'] ?? '').split('|');
}
