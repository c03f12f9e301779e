import type { HomeBody, LinkItem, PageDocument } from '../../../model/document';
import { plural } from '../../../model/text';
import { type TreeElement, type TreeNode, textOf } from '../../../model/tree';
import type { Text } from '../../../model/words';
import { releaseTree } from '../../releases/shared/release';

type Line = Partial<LinkItem> & { readonly text?: string | undefined };

/**
 * What a page says, as a tree without its title: the article, or the links of a page that is a list.
 * Empty for pages that say nothing of their own.
 */
export function composePageTree(page: PageDocument, text: Text, htmlLang: string): readonly TreeNode[] {
  switch (page.kind) {
    case 'doc':
      return [
        ...page.article.tree,
        ...(page.release === undefined ? [] : releaseTree(page.release, text.release)),
      ];
    case 'post':
    case 'page':
      return page.article.tree;
    case 'home':
      return homeTree(page, text);
    case 'category':
      return [
        ...paragraph(page.intro),
        list(
          page.cards.map(({ label, href, description, count }) => ({
            label,
            href,
            text: description ?? plural(text.category.items, count ?? 0, htmlLang),
          })),
        ),
      ];
    case 'docTag':
      return [
        ...paragraph(page.intro),
        list(page.docs.map(({ title, href, description }) => ({ label: title, href, text: description }))),
      ];
    case 'docTagList':
    case 'tagList':
      return [list(page.groups.flatMap(({ tags }) => tags))];
    case 'postList':
      return [
        list(page.posts.map(({ head }) => ({ label: head.title, href: head.href, text: head.date.text }))),
      ];
    case 'archive':
      return page.years.flatMap(({ year, posts }) => [
        ['h2', null, year],
        list(posts.map(({ title, href, day }) => ({ label: title, href, text: day.text }))),
      ]);
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

function homeTree(page: HomeBody, { homePage }: Text): TreeNode[] {
  const titled = (items: readonly { title: string; text?: string; href?: string }[]) =>
    list(items.map(({ title, ...rest }) => ({ label: title, ...rest })));
  return [
    ...paragraph(page.lead),
    list(page.actions),
    titled(page.statements),
    ['h2', null, page.sale.title],
    ...paragraph(page.sale.text),
    list([page.sale.link]),
    ['h2', null, homePage.platforms],
    titled(page.platforms.map(({ name, ...rest }) => ({ title: name, ...rest }))),
    ['h2', null, homePage.guides],
    titled(page.guides),
    ['h2', null, homePage.news],
    titled(page.news),
    ['h2', null, homePage.answers],
    titled(page.answers),
    ...(page.posts.length === 0
      ? []
      : ([
          ['h2', null, homePage.latest],
          titled(
            page.posts.map(({ heading, href, description }) => ({
              title: textOf(heading),
              href,
              text: description,
            })),
          ),
        ] satisfies TreeNode[])),
  ];
}

function paragraph(text: string | undefined): TreeNode[] {
  return text === undefined ? [] : [['p', null, text]];
}

function list(lines: readonly Line[]): TreeElement {
  return ['ul', null, ...lines.map((line): TreeElement => ['li', null, ...lineOf(line)])];
}

function lineOf({ label, href, text }: Line): TreeNode[] {
  const name: TreeNode[] =
    label === undefined ? [] : [href === undefined ? ['strong', null, label] : ['a', { href }, label]];
  return [...name, ...(name.length > 0 && text ? [': '] : []), ...(text ? [text] : [])];
}
