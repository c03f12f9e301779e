import { type TreeNode, textOf } from 'generator/model/tree';
import { expect, test } from 'vitest';
import { composeFilterLines, filterVersions } from './versionFilter';

const filter = {
  page: '/versions',
  look: 'chips',
  show: 'Show: ',
  all: 'All',
  areas: 'drawing|layers',
  names: 'Drawing|Layers',
};
const row = (name: string, areas: string): TreeNode => ['tr', { areas }, ['td', null, name]];
const table: TreeNode = [
  'table',
  null,
  ['tbody', null, row('r3', 'drawing'), row('r2', ''), row('r1', 'layers drawing')],
];
const nodes = [...composeFilterLines(filter), table, ['p', null, 'r0']] satisfies TreeNode[];
const shown = (area: string | null) => filterVersions(filter, nodes, area).map((node) => textOf([node]));

test('the address names the area whose versions are shown', () => {
  expect(shown('drawing')).toEqual(['Show: All Drawing Layers', 'r3r1']);
  expect(shown('layers')).toEqual(['Show: All Drawing Layers', 'r1']);
});

test('without an area, or with one that is not there, everything is shown', () => {
  for (const area of [null, '', 'sound']) expect(filterVersions(filter, nodes, area)).toBe(nodes);
});

test('each area is a link, except the one that is shown', () => {
  expect(composeFilterLines(filter, 'layers')).toEqual([
    [
      'p',
      { class: 'chips' },
      ['span', null, 'Show: '],
      ['a', { href: '/versions' }, 'All'],
      ' ',
      ['a', { href: '/versions?area=drawing' }, 'Drawing'],
      ' ',
      ['strong', null, 'Layers'],
    ],
  ]);
});

test('APP-03: the table of the other edition is one link away, with the area that is shown if it has that', () => {
  const words = { edition: 'For: ', own: 'iOS', other: 'Desktop' };
  const both = { ...filter, otherPage: '/others', otherAreas: 'view|layers', ...words };
  const lineOf = (way: string) => [
    'p',
    { class: 'chips' },
    ['span', null, 'For: '],
    ['strong', null, 'iOS'],
    ' ',
    ['a', { href: way }, 'Desktop'],
  ];
  expect(composeFilterLines(both, 'layers')[0]).toEqual(lineOf('/others?area=layers'));
  expect(composeFilterLines(both, 'drawing')[0]).toEqual(lineOf('/others'));
  const filtered = filterVersions(both, [...composeFilterLines(both), table], 'layers');
  expect(filtered.map((node) => textOf([node]))).toEqual([
    'For: iOS Desktop',
    'Show: All Drawing Layers',
    'r1',
  ]);
});
