import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';

declare module 'mdast' {
  interface CodeData {
    /** Number of fences of a block: 2 if it is closed, 1 if not. */
    fences?: number;
  }
}

// A single tilde is a range, as in 10~20: with GitHub's rule two ranges in a line would strike out the words between.
const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm, { singleTilde: false })
  .use(remarkCjkFriendly)
  .use(remarkDirective)
  .use(keepDirectivePositions)
  .use(keepClosingFences)
  .freeze();

/** Stores in each directive the positions of its attributes and whether it is closed. */
function keepDirectivePositions(this: Processor): void {
  this.data().fromMarkdownExtensions?.push(directiveFromMarkdown({ verbose: true }));
}

/**
 * Stores in each fenced code block the number of its fences, which the text alone does not tell in lists and
 * quotations.
 */
function keepClosingFences(this: Processor): void {
  this.data().fromMarkdownExtensions?.push({
    enter: {
      codeFencedFence() {
        const block = this.stack.findLast((node) => node.type === 'code');
        if (block !== undefined) block.data = { ...block.data, fences: (block.data?.fences ?? 0) + 1 };
      },
    },
  });
}

/** The syntax tree of a Markdown text. Every node has a position. */
export function parseSyntax(source: string): Root {
  const root = processor.parse(source);
  // The parser finds some bare addresses in a second pass, which sets no positions on them and the texts around them.
  visit(root, (node, _, parent) => {
    const start = parent?.position?.start;
    if (node.position === undefined && start !== undefined) node.position = { start, end: start };
  });
  return root;
}
