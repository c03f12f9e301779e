import { stringify } from 'yaml';
import { contentTree } from '../../../compose/pageKinds';
import type { PageDocument } from '../../../model/document';
import type { SiteLayout } from '../../../model/layout';
import type { TreeNode } from '../../../model/tree';
import { renderMarkdown } from './renderMarkdown';

/**
 * The Markdown file of a page, at its address plus `.md`: what the page says, for tools and for
 * people who paste. Every address in it is absolute, so that it can be read anywhere.
 */
export function renderPageMarkdown(page: PageDocument, layout: SiteLayout): string {
  const address = new URL(page.route, layout.site.origin).href;
  const title = chooseTitle(page, layout);
  const facts = stringify(
    {
      title,
      description: page.description,
      url: address,
      language: ('article' in page ? page.article.lang : undefined) ?? layout.htmlLang,
      ...(page.kind === 'post' ? { date: page.head.date.iso.slice(0, 10) } : {}),
    },
    { lineWidth: 0 },
  );
  const own = 'article' in page && page.article.heading === undefined && hasTitle(page.article.tree);
  const tree: readonly TreeNode[] = [
    ...(own ? [] : ([['h1', null, title]] satisfies TreeNode[])),
    ...contentTree(page, layout),
  ];
  return `---\n${facts}---\n\n${renderMarkdown(tree, { admonition: layout.text.admonition, page: address })}`;
}

function chooseTitle(page: PageDocument, layout: SiteLayout): string {
  if (page.kind === 'home') return page.headline;
  return page.title === '' ? layout.site.title : page.title;
}

function hasTitle(tree: readonly TreeNode[]): boolean {
  return tree.some((node) => typeof node !== 'string' && node[0] === 'h1');
}

/** Whether a page has a Markdown file; only what is no content has none. */
export function hasMarkdownFile({ kind }: PageDocument): boolean {
  return kind !== 'notFound' && kind !== 'redirect';
}

/** Where the Markdown file of a page lies, from the path of its files without ending. */
export function markdownPath(output: string): string {
  return `${output}.md`;
}
