import { composeCategory } from 'generator/compose/composeCategory';
import { composeDoc } from 'generator/compose/composeDoc';
import type { Sign } from 'generator/compose/hooks';
import { composeTexts } from 'generator/testing/composeTexts';
import { expect, test } from 'vitest';
import { stationsOf } from '../shared/notesOf';
import { releases } from './feature';
import { showNewest } from './showNewest';

const note = (version: string, position: number) =>
  `---\ntitle: The note of ${version}\nposition: ${position}\nrelease: { edition: ios, version: ${version} }\n---\n\nIt.\n`;

test('release notes stand on a way from the oldest to the newest; on the page of one, the walker is there', async () => {
  const asked: string[] = [];
  const way = (_: unknown, signs: readonly Sign[]) => {
    asked.push(signs.map(({ words }) => words).join(' '));
    const places = [0, 1, 2].map((station) => ({ x: 40 * station, foot: 9 }));
    return { light: '/day.png', dark: '/night.png', width: 160, walker: '/fox.png', places };
  };
  const texts = await composeTexts({
    'en/docs/news/category.yaml': 'label: News\n',
    'en/docs/news/a.md': note('r2', 1),
    'en/docs/news/b.md': note('r1', 2),
  });
  const context = { ...texts, features: [releases, { way }] };
  const [list, first] = ['/docs/category/news', '/docs/news/b'].map((route) => context.site.pages.get(route));
  if (list?.kind !== 'category' || first?.kind !== 'doc') throw new Error('A page is missing');
  const { body } = composeCategory(context, list);
  expect(body.kind === 'category' && body.banner?.picture).toEqual([
    [
      'CourseMap',
      expect.objectContaining({ at: 2, x: 80 }),
      ['a', { href: '/docs/news/b' }, ['span', null, 'The note of r1']],
      ['a', { href: '/docs/news/a' }, ['span', null, 'The note of r2']],
    ],
  ]);
  const { body: page } = composeDoc(context, first);
  expect(page.kind === 'doc' && page.facts).toEqual([
    ['CourseStep', expect.objectContaining({ at: 1, x: 40 })],
  ]);
  expect(new Set(asked)).toEqual(new Set(['r1 r2']));
});

test('the way ends at the newest version, and below it stands the post on the newest version of the edition', async () => {
  const context = await composeTexts({
    'en/docs/news/category.yaml': 'label: News\n',
    'en/docs/news/a.md': note('r2', 1),
    'en/blog/2025-01-01-r3.md': '---\ntitle: All about r3\nslug: r3\n---\n\nIt.\n\n<!-- truncate -->\n',
  });
  const page = context.site.pages.get('/docs/news/a');
  if (page?.kind !== 'doc') throw new Error('A page is missing');
  const [other, newest] = [
    { edition: 'da', version: 'd1', post: undefined },
    { edition: 'ios', version: 'r3', post: '/blog/r3' },
  ] as const;
  const stations = stationsOf(context.site.pages, [{ kind: 'doc', doc: page }], [other, newest]);
  expect(stations.map(({ version, page: { route } }) => [version, route])).toEqual([
    ['r2', '/docs/news/a'],
    ['r3', newest.post],
  ]);
  expect(showNewest(context, page, [other, newest])).toEqual([
    ['p', { class: expect.any(String) }, ['a', { href: newest.post }, ['span', null, 'All about r3']]],
  ]);
  expect(
    showNewest(context, page, [other, { edition: 'ios', version: 'r4', post: undefined }, newest]),
  ).toEqual([]);
});
