import { expect, test } from 'vitest';
import { parseMarkdown } from './parseMarkdown';

const sample = `---
title: "Canvas: a"
tags: [a, b]
release: { edition: ios }
---
# Title
## Custom 自定义 {#a}

**注意。**后面 [p](../a.md#x "t") [r][d] ![alt](x.png) :kbd[Ctrl+Z] a~~b~~ foo@bar.com https://x.y[^1]

> - one *thing*
>   - [x] task
>
>     \`\`\`js {1} title="x"
>     // highlight-next-line
>     const a = 1;
>     \`\`\`

:::tip[Start **small**]{#z .c}
text
:::

::::tabs{group=edition}
:::tab{value=ios label="iOS"}
a
:::
::::

| a | b |
| --- | :-: |
| 1 \\| | 2 |

<!-- truncate -->
<b>x</b>

[^1]: note
    more
[d]: http://x "y"
`;

const pieces = [
  ...[
    '::::',
    ':::',
    ':',
    '```',
    '`',
    '**',
    '_',
    '~~',
    '[',
    ']',
    '(',
    ')',
    '![',
    '{',
    '}',
    '{#',
    '<',
    '>',
    '<!--',
    '-->',
  ],
  ...[
    '|',
    '---',
    '\n',
    '\n\n',
    '    ',
    '\t',
    '- ',
    '1. ',
    '# ',
    '[^1]',
    '\\',
    '&amp;',
    '"',
    "'",
    '{/* truncate */}',
    'a@b.c',
  ],
  ...[
    'www.',
    '[x]: ',
    '注',
    '。',
    '\u{1F600}',
    '\uD83D',
    '\0',
    '\uFEFF',
    '\r\n',
    '\r',
    '*x',
    '&x',
    '!y',
    '%',
    '@',
    '? ',
  ],
];

/** A linear congruential generator: the same numbers in every run (Numerical Recipes, 2nd ed., 7.1). */
function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function mutate(text: string, random: (below: number) => number): string {
  const at = random(text.length + 1);
  const piece = pieces[random(pieces.length)] ?? '';
  switch (random(4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + random(40));
    case 1:
      return text.slice(0, at) + piece + text.slice(at);
    case 2:
      return text.slice(0, at) + piece.repeat(random(4)) + text.slice(at + random(3));
    default: {
      const from = random(text.length + 1);
      return text.slice(0, at) + text.slice(from, from + random(120)) + text.slice(at);
    }
  }
}

test('nothing a writer writes throws, and every place is one of the file', async () => {
  const random = seededRandom(20240610);
  for (let run = 0; run < 300; run++) {
    let source = sample;
    for (let change = random(12); change >= 0; change--) source = mutate(source, random);
    const { summary } = await parseMarkdown(source, 'page.md', 'doc');
    const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
    const places = [
      ...summary.problems,
      ...summary.references,
      ...summary.headings.map(({ position }) => position),
    ];
    const outside = places.filter(({ line, column }) => {
      const text = lines[line - 1];
      return text === undefined || column < 1 || column > text.length + 1;
    });
    expect(outside, JSON.stringify(source)).toEqual([]);
  }
});

test('blocks nested thousands of times are a problem, not a crash', async () => {
  const { summary, tree } = await parseMarkdown('>'.repeat(10_000), 'page.md', 'page');
  expect(tree).toEqual([]);
  expect(summary.problems).toMatchObject([
    { severity: 'error', line: 1, column: 1, message: 'The blocks of this file are nested too deeply' },
  ]);
});
