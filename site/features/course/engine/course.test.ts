import { composeCategory } from 'generator/compose/composeCategory';
import type { ArticleChange } from 'generator/compose/hooks';
import type { PageDocument } from 'generator/model/document';
import { type TreeNode, textOf } from 'generator/model/tree';
import { composeTexts } from 'generator/testing/composeTexts';
import { expect, test } from 'vitest';
import { course } from './feature';

const lesson = (minutes: number, more = '') => `lesson: { minutes: ${minutes}, ${more}goals: [draw a cup] }`;
const texts = {
  'en/docs/art/category.yaml': 'label: Art\n',
  'en/docs/art/b.md': `---\ntitle: Second\nposition: 2\n${lesson(20, 'before: [pen], ')}\n---\n\nB.\n`,
  'en/docs/art/a.md': `---\ntitle: First\nposition: 1\n${lesson(10)}\n---\n\nA.\n`,
  'en/docs/art/c.md': '---\ntitle: Aside\nposition: 3\n---\n\nC.\n',
  'en/docs/pen.md': '---\ntitle: Pen\n---\n\nP.\n',
};

/** The texts of links in a tree, by their addresses. */
function linksIn(nodes: readonly TreeNode[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const [name, props, ...children] = node;
    if (name === 'a') found[String(props?.['href'])] = textOf(children);
    Object.assign(found, linksIn(children));
  }
  return found;
}

const way = { light: '/day.png', dark: '/night.png', width: 160, walker: '/fox.png', places: [] };

async function compose() {
  const context = { ...(await composeTexts(texts)), features: [course, { way: () => way }] };
  const [change] = [course.articles?.(context)];
  const stepOf = (route: string) => (change as ArticleChange)([], { route } as PageDocument);
  const page = context.site.pages.get('/docs/category/art');
  if (page?.kind !== 'category') throw new Error('The page is missing');
  const { body } = composeCategory(context, page);
  if (body.kind !== 'category') throw new Error('It is no category');
  return { stepOf, body };
}

test('CAT-06: the way through a category has a link for each lesson in order, and its cards say number and minutes', async () => {
  const { body } = await compose();
  expect(Object.entries(linksIn(body.banner?.picture ?? []))).toEqual([
    ['/docs/art/a', 'Lesson 1 · 10 minutes: First'],
    ['/docs/art/b', 'Lesson 2 · 20 minutes: Second'],
  ]);
  expect(body.cards.map(({ label, note }) => [label, note])).toEqual([
    ['First', 'Lesson 1 · 10 minutes'],
    ['Second', 'Lesson 2 · 20 minutes'],
    ['Aside', undefined],
  ]);
});

test('CAT-06: a lesson begins with its place, what it gives, what it builds on and what comes next', async () => {
  const { stepOf } = await compose();
  const [first, second, aside] = ['a', 'b', 'c'].map((name) => stepOf(`/docs/art/${name}`));
  expect(textOf(first ?? [])).toBe(
    'Art · Lesson 1 of 2 · 10 minutesYou will be able todraw a cupNext: Second',
  );
  expect(linksIn(second ?? [])).toEqual({ '/docs/category/art': 'Art', '/docs/pen': 'Pen' });
  expect(aside).toEqual([]);
});

test('a lesson without minutes, and one that builds on nothing there, are told', async () => {
  const faulty = {
    ...texts,
    'en/docs/art/a.md': '---\ntitle: First\nlesson: { goals: [draw], before: [pin] }\n---\n\nA.\n',
  };
  const { site } = await composeTexts(faulty);
  const problems = (await course.check?.(site, { content: site.content } as never)) ?? [];
  expect(problems.map(({ message, nearest }) => [message, nearest])).toEqual([
    ['A lesson needs `minutes` and `goals`.', undefined],
    ['The lesson builds on "pin", which is no doc of its set.', 'pen'],
  ]);
});
