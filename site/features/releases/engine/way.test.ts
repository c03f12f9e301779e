import { composeCategory } from 'generator/compose/composeCategory';
import { composeDoc } from 'generator/compose/composeDoc';
import { composeTexts } from 'generator/testing/composeTexts';
import { expect, test } from 'vitest';
import { releases } from './feature';

const note = (version: string, position: number) =>
  `---\ntitle: The note of ${version}\nposition: ${position}\nrelease: { edition: ios, version: ${version} }\n---\n\nIt.\n`;

test('release notes stand on a way from the oldest to the newest; on the page of one, the walker is there', async () => {
  const asked: string[] = [];
  const way = (_: unknown, signs: readonly string[]) => {
    asked.push(signs.join(' '));
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
    ['CourseStep', expect.objectContaining({ at: 1, x: 40 }), ['ReleaseFacts', expect.anything()]],
  ]);
  expect(new Set(asked)).toEqual(new Set(['r1 r2']));
});
