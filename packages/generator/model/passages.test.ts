import { expect, test } from 'vitest';
import { parseMarkdown } from '../markdown/parseMarkdown';
import { listPassages } from './passages';

const source = `---
title: Canvas
description: How large.
---

Choose a *size*.

::sprite[The hero]{name=mascot}

## First steps

- One
- Two
  - inside

:::tip[Hint]
Keep it small.
:::

| Size | For |
| ---- | --- |
| 16   | icons |
`;

test('a text is divided where a translator would: paragraphs, headings, items, rows; pictures are no words', async () => {
  const { summary, tree } = await parseMarkdown(source, 'canvas.md', 'doc');
  expect(listPassages(summary.frontMatter, tree).map(({ text, section }) => [text, section])).toEqual([
    ['Canvas', undefined],
    ['How large.', undefined],
    ['Choose a size.', undefined],
    ['First steps', 'first-steps'],
    ['One', 'first-steps'],
    ['Two', 'first-steps'],
    ['inside', 'first-steps'],
    ['Hint', 'first-steps'],
    ['Keep it small.', 'first-steps'],
    ['Size | For', 'first-steps'],
    ['16 | icons', 'first-steps'],
  ]);
});
