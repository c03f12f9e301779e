import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';

// One tilde is a range, as in 10~20: with GitHub's rule two ranges in a line strike the words between.
const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm, { singleTilde: false })
  .use(remarkCjkFriendly)
  .use(remarkDirective)
  .use(keepDirectivePositions)
  .freeze();

/** Notes in each directive where its attributes stand and whether it is closed. */
function keepDirectivePositions(this: Processor): void {
  this.data().fromMarkdownExtensions?.push(directiveFromMarkdown({ verbose: true }));
}

/** The syntax tree of a Markdown text. Every node has a position. */
export function parseSyntax(source: string): Root {
  const root = processor.parse(source);
  // The parser finds some bare addresses late and gives them and the text around them no position.
  visit(root, (node, _, parent) => {
    const start = parent?.position?.start;
    if (node.position === undefined && start !== undefined) node.position = { start, end: start };
  });
  return root;
}
