import type { TextPage } from '../link/site';
import type { TextChange, TranslationChanges } from '../link/translationChanges';
import { chooseTitle, type ParsedFile, translationIn } from '../load/content';
import { hrefOf } from '../model/address';
import { fill, plural } from '../model/text';
import type { TreeNode } from '../model/tree';
import { type ComposeContext, type Composed, href } from './context';

/** How far a translation is behind, in words. */
export function describeDelay(context: ComposeContext, { changes, passages }: TranslationChanges): string {
  const { notice } = context.buildWords.outdated;
  return fill(plural(notice, changes.length, context.htmlLang), { passages });
}

/** A page that shows each passage that a translation lacks: what it says, and what the original says now (I18N-07). */
export function composeChanges(
  context: ComposeContext,
  page: TextPage,
  behind: TranslationChanges,
): Composed {
  const { site, locale, text } = context;
  const { outdated } = context.buildWords;
  const file = translationIn<ParsedFile>(page.files, locale);
  const title = fill(outdated.title, { title: chooseTitle(file, page.route) });
  const delay = describeDelay(context, behind);
  const intro: TreeNode[] = [
    ['p', null, delay],
    ['p', null, outdated.intro],
    [
      'p',
      null,
      ['a', { href: href(context, page.route) }, outdated.back],
      ' · ',
      ['a', { href: hrefOf(page.route, site.rules.defaultLocale, site.rules) }, text.notice.original],
    ],
  ];
  const tree = [...intro, ...composeSections(context, page, file, behind.changes)];
  return {
    body: { kind: 'page', article: { heading: [title], tree, toc: [] } },
    title,
    description: delay,
    more: { noIndex: true },
  };
}

/** The changes below the headings that they stand under, in their order. */
function composeSections(
  context: ComposeContext,
  page: TextPage,
  file: ParsedFile,
  changes: readonly TextChange[],
): TreeNode[] {
  const sections = new Map<string | undefined, TextChange[]>();
  for (const change of changes)
    sections.set(change.section, [...(sections.get(change.section) ?? []), change]);
  return [...sections].flatMap(([id, inside]): TreeNode[] => {
    const heading = file.summary.headings.find((candidate) => candidate.id === id);
    const label: readonly TreeNode[] =
      heading === undefined
        ? [context.buildWords.outdated.top]
        : [['a', { href: `${href(context, page.route)}#${heading.id}` }, ...heading.content]];
    return [['h2', { id: id ?? 'top' }, ...label], composeTable(context, inside)];
  });
}

function composeTable(context: ComposeContext, changes: readonly TextChange[]): TreeNode {
  const { outdated } = context.buildWords;
  const { locales } = context.site.config;
  const source = locales.list[locales.default];
  const language = source?.htmlLang ?? locales.default;
  const rows = changes.map((change): TreeNode => {
    const before = change.translation ?? (change.kind === 'added' ? outdated.added : outdated.unknown);
    const now: TreeNode =
      change.original === undefined
        ? ['td', null, outdated.removed]
        : ['td', { lang: language, dir: source?.direction ?? 'ltr' }, change.original];
    return ['tr', null, ['td', null, before], now];
  });
  const columns = [outdated.translation, fill(outdated.original, { language: source?.label ?? language })];
  return [
    'table',
    null,
    ['thead', null, ['tr', null, ...columns.map((column): TreeNode => ['th', { scope: 'col' }, column])]],
    ['tbody', null, ...rows],
  ];
}
