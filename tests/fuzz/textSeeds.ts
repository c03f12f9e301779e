import { vocabulary } from '../../src/markdown/vocabulary';
import { fillTemplate } from '../support/hostileSite';

/** A text of a site by its path, which says how it is parsed. */
export interface TextSeed {
  readonly file: string;
  readonly text: string;
}

/** Valid texts of every kind that the build reads: what mutated ones are made of. */
export function buildTextSeeds(): TextSeed[] {
  const site = Object.entries(fillTemplate(() => undefined)).map(([file, text]) => ({ file, text }));
  return [...site, ...directiveTexts(), ...otherTexts];
}

/** A text for each directive, with attributes that most of them have. */
function directiveTexts(): TextSeed[] {
  return [...vocabulary.values()].map(({ name, form }) => {
    const mark = { container: '::::', leaf: '::', text: ':' }[form];
    const used = `${mark}${name}[Label *one*]{#a name="dot" file="/a.png" edition=ios scale=2 .c}`;
    const text = form === 'container' ? `${used}\n\nText\n\n- one\n\n::::` : `${used}\n\nText`;
    return { file: `content/en/docs/directives/${name}.md`, text: `# Title\n\n${text}\n` };
  });
}

const otherTexts: readonly TextSeed[] = [
  {
    file: 'content/en/docs/markdown.md',
    text: `---
title: "Canvas: a"
tags: [a, b]
release: { edition: ios }
---
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
`,
  },
  {
    file: 'content/en/docs/code.md',
    text: '# Code\n\n```yaml {2-3} title="a" showLineNumbers\na: b # highlight-line\nc: [1]\n```\n\n    indented\n\n~~~diff\n- a\n+ b\n~~~\n',
  },
  {
    file: 'content/en/docs/yaml/category.yaml',
    text: 'label: >-\n  folded\n  text\ndescription: |\n  kept\nposition: 1e3\n"page": false\n? slug\n: a\nart: x # comment\n',
  },
  {
    file: 'art/frames.art',
    text: 'size: 3x2\npalette: two\ntag: a 1-2\nalso: /a.gif 2x\n\nframe 120ms\n010\n..1\nframe = 1\n',
  },
  {
    file: 'public/drawn.svg',
    text: '<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4" viewBox="0 0 4 4"><path d="M0 0h1v1z"/><style>a{fill:url(#b)}</style></svg>\n',
  },
];
