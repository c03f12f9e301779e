import type { HomeBody, PageDocument } from '../../../model/document';
import { plural } from '../../../model/text';
import { type TreeElement, type TreeNode, textOf } from '../../../model/tree';
import type { Text } from '../../../model/words';
import { releaseTree } from '../../releases/shared/release';

/** An entry of a list: `label`, or `title`, is what it is called, and `text`, or `description`, what is said of it. */
interface Line {
  readonly label?: string;
  readonly title?: string;
  readonly href?: string;
  readonly text?: string | undefined;
  readonly description?: string | undefined;
}

/**
 * The content of a page as a tree, without its title: the article, or the links of a page that is a list.
 * Empty for pages that say nothing of their own.
 */
export function composePageTree(page: PageDocument, text: Text, htmlLang: string): readonly TreeNode[] {
  switch (page.kind) {
    case 'doc':
      return [...page.article.tree, ...(page.release === undefined ? [] : releaseTree(page.release))];
    case 'post':
    case 'page':
      return page.article.tree;
    case 'home':
      return homeTree(page);
    case 'category':
      return [
        ...paragraph(page.intro),
        list(
          page.cards.map(({ label, href, description, count = 0 }) => ({
            label,
            href,
            text: description ?? plural(text.category.items, count, htmlLang),
          })),
        ),
      ];
    case 'docTag':
      return [...paragraph(page.intro?.text), list(page.docs)];
    case 'docTagList':
    case 'tagList':
      return [list(page.groups.flatMap(({ tags }) => tags))];
    case 'postList':
      return [
        list(page.posts.map(({ head }) => ({ label: head.title, href: head.href, text: head.date.text }))),
      ];
    case 'archive':
      return page.years.flatMap(({ year, posts }) =>
        section(
          year,
          posts.map(({ label, href, day }) => ({ label, href, text: day.text })),
        ),
      );
    case 'authorList':
      return [
        list(
          page.authors.map(({ name, href, title }) => ({ label: name, ...(href && { href }), text: title })),
        ),
      ];
    case 'notFound':
    case 'redirect':
      return [];
  }
}

function homeTree(page: HomeBody): TreeNode[] {
  const { words } = page;
  const posts = page.posts.map(({ heading, ...rest }) => ({ ...rest, label: textOf(heading) }));
  return [
    ...paragraph(page.lead),
    list(page.actions),
    list(page.statements),
    ...(page.sale === undefined
      ? []
      : [['h2', null, page.sale.title] as const, ...paragraph(page.sale.text), list([page.sale.link])]),
    ...section(
      words.platforms,
      page.platforms.map(({ name, ...rest }) => ({ ...rest, label: name })),
    ),
    ...section(words.steps, page.steps),
    ...section(words.recordings, page.recordings ?? []),
    ...section(words.guides, page.guides),
    ...section(words.works, page.works ?? []),
    ...section(words.news, page.news),
    ...section(words.answers, page.answers),
    ...section(words.latest, posts),
  ];
}

/** A list below its heading; neither where the list is empty. */
function section(title: string, lines: readonly Line[]): TreeNode[] {
  return lines.length === 0 ? [] : [['h2', null, title], list(lines)];
}

function paragraph(text: string | undefined): TreeNode[] {
  return text === undefined ? [] : [['p', null, text]];
}

function list(lines: readonly Line[]): TreeElement {
  return ['ul', null, ...lines.map(listItem)];
}

function listItem({ label, title, href, text, description }: Line): TreeElement {
  const name = label ?? title ?? '';
  const said = text ?? description ?? '';
  return [
    'li',
    null,
    href === undefined ? ['strong', null, name] : ['a', { href }, name],
    said === '' ? '' : `: ${said}`,
  ];
}
