import type { HomeBody } from '../model/document';
import type { TreeElement, TreeNode } from '../model/tree';

/** An entry of a list: `label`, or `title`, is what it is called, and `text`, or `description`, what is said of it. */
interface Line {
  readonly label?: string;
  readonly title?: string;
  readonly href?: string;
  readonly text?: string | undefined;
  readonly description?: string | undefined;
}

/** All that the home page says, each list below its heading. */
export function homeTree(page: HomeBody): TreeNode[] {
  const { words } = page;
  return [
    ...paragraph(page.lead),
    list(page.actions),
    list(page.statements),
    ...(page.sale === undefined
      ? []
      : [['h2', null, page.sale.title] as const, ...paragraph(page.sale.text), list([page.sale.link])]),
    ...section(words.platforms, page.platforms),
    ...section(words.gallery, page.gallery ?? []),
    ...section(words.steps, page.steps),
    ...section(words.recordings, page.recordings ?? []),
    ...section(words.guides, page.guides),
    ...section(words.works, page.works ?? []),
    ...section(words.news, page.news),
    ...section(words.answers, page.answers),
  ];
}

/** A list below its heading; neither where the list is empty. */
export function section(title: string, lines: readonly Line[]): TreeNode[] {
  return lines.length === 0 ? [] : [['h2', null, title], list(lines)];
}

export function paragraph(text: string | undefined): TreeNode[] {
  return text === undefined ? [] : [['p', null, text]];
}

export function list(lines: readonly Line[]): TreeElement {
  return ['ul', null, ...lines.map(listItem)];
}

function listItem({ label, title, href, text, description }: Line): TreeElement {
  const name = label ?? title ?? '';
  const about = text ?? description ?? '';
  return [
    'li',
    null,
    href === undefined ? ['strong', null, name] : ['a', { href }, name],
    about === '' ? '' : `: ${about}`,
  ];
}
