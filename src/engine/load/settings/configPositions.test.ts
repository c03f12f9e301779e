import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { configPosition, configPositions } from './configPositions';

const source = `import { defineConfig } from './x';
const shared = {};

export default defineConfig({
  title: 'Site',
  navbar: {
    items: [{ kind: 'search' }, shared],
  },
  'redirects': { '/old.page': '/new' },
  ...shared,
});
`;
const positions = configPositions(source, parseSync('site.config.ts', source).program);

describe('positions of settings', () => {
  it.each([
    [['title'], 5, 3],
    [['navbar', 'items', 0, 'kind'], 7, 15],
    [['navbar', 'items', 1], 7, 33],
    [['redirects', '/old.page'], 9, 18],
  ])('finds %j', (path, line, column) => {
    expect(configPosition(positions, path)).toEqual({ line, column });
  });

  it('gives the nearest part that is written out', () => {
    expect(configPosition(positions, ['navbar', 'items', 1, 'label'])).toEqual({ line: 7, column: 33 });
    expect(configPosition(positions, ['url'])).toEqual({ line: 4, column: 29 });
  });

  it('reads an export that is no call, and gives up on one that is computed', () => {
    const plain = 'export default {\n  a: 1 };';
    expect(configPosition(configPositions(plain, parseSync('a.ts', plain).program), ['a'])).toEqual({
      line: 2,
      column: 3,
    });
    const computed = '\nexport default make();';
    expect(configPosition(configPositions(computed, parseSync('a.ts', computed).program), ['a'])).toEqual({
      line: 1,
      column: 1,
    });
  });
});
