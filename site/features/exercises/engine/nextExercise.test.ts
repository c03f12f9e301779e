import type { PageDocument } from 'generator/model/document';
import type { TreeElement } from 'generator/model/tree';
import { composeTexts } from 'generator/testing/composeTexts';
import { expect, test } from 'vitest';
import { nextExercise } from './nextExercise';

const exercise = (name: string) => `::${name}[A caption.]{name=some/piece}\n`;
const texts = {
  'en/docs/b.md': `---\ntitle: B\nposition: 2\n---\n\n${exercise('time-walk')}`,
  'en/docs/a.md': `---\ntitle: A\nposition: 1\n---\n\n${exercise('build-ramp')}\n## Line {#line}\n\n${exercise('turn-sword')}`,
  'en/pages/practice.md': `---\ntitle: P\n---\n\n${exercise('build-ramp')}\n${exercise('practice-ground')}`,
};

test('each exercise leads to the next one in the order of the sidebar, then to those of other pages, and the last to the first', async () => {
  const context = await composeTexts(texts);
  const change = nextExercise.articles?.(context);
  const next = (exhibit: string, route = '/') => {
    const element: TreeElement = ['Exhibit', { exhibit }];
    const [changed] = change?.([element], { route } as PageDocument) ?? [];
    return (changed as TreeElement | undefined)?.[1];
  };
  const names = ['build-ramp', 'turn-sword', 'time-walk', 'practice-ground'];
  expect(names.map((name) => next(name))).toEqual([
    { exhibit: 'build-ramp', nextTitle: 'Turn the sword', nextHref: '/docs/a#line' },
    { exhibit: 'turn-sword', nextTitle: 'Time the walk', nextHref: '/docs/b' },
    { exhibit: 'time-walk', nextTitle: 'Build a ramp', nextHref: '/practice' },
    { exhibit: 'practice-ground', nextTitle: 'Build a ramp', nextHref: '/docs/a' },
  ]);
  // One that stands on several pages leads on from each of them.
  expect(next('build-ramp', '/practice')).toMatchObject({ nextTitle: 'Draw a card' });
  // A tool is none of them.
  expect(next('sharpener')).toEqual({ exhibit: 'sharpener' });
});

test('the drawing of a lesson leads to the next lesson, and the last one out of the course', async () => {
  const lesson = (name: string, position: number) =>
    `---\ntitle: ${name}\nposition: ${position}\n---\n\n## Your turn {#turn}\n\n::draw-task[A caption.]{name=lessons/${name} goal="Draw." rules="(No hole) full"}\n`;
  const context = await composeTexts({
    ...texts,
    'en/docs/cup.md': lesson('Cup', 1.2),
    'en/docs/jug.md': lesson('Jug', 3),
  });
  const next = (route: string) =>
    nextExercise.articles?.(context)?.([['Exhibit', { exhibit: 'draw-task' }]], { route } as PageDocument);
  expect(next('/docs/cup')).toMatchObject([['Exhibit', { nextTitle: 'Jug', nextHref: '/docs/jug' }]]);
  expect(next('/docs/jug')).toMatchObject([['Exhibit', { nextTitle: 'Build a ramp' }]]);
});
