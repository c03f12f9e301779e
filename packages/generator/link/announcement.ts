import { parseMarkdown } from '../markdown/parseMarkdown';
import { localize } from '../model/config/localized';
import type { Place, Problem } from '../model/problem';
import { childrenOf, isElement, type TreeNode } from '../model/tree';
import type { LinkHooks } from './hooks';
import { resolveReferences } from './references';
import type { Targets } from './resolver';
import { resolveTree } from './resolveTree';

/**
 * The inline content of the announcement in a locale, with resolved links.
 * @param at place of the setting, for all problems: lines inside a setting are not counted
 */
export async function linkAnnouncement(
  targets: Targets,
  locale: string,
  at: Place,
  features: readonly LinkHooks[],
): Promise<{ tree: readonly TreeNode[]; problems: readonly Problem[] }> {
  const { announcement, locales } = targets.site.config;
  if (announcement === undefined) return { tree: [], problems: [] };
  const text = localize(announcement.content, locale, locales.default);
  const { summary, tree } = await parseMarkdown(text, at.file, 'page');
  const file = { file: at.file, path: '', locale, summary };
  const { resolved, problems } = await resolveReferences(targets, file, locale);
  const htmlLang = locales.list[locale]?.htmlLang ?? locale;
  const language = { htmlLang, exhibitWords: targets.wordsIn(locale).deferred.exhibits };
  return {
    tree: resolveTree(tree, resolved, language, features).flatMap((node) =>
      isElement(node) ? childrenOf(node) : [node],
    ),
    problems: [...summary.problems, ...problems].map((problem) => ({
      ...problem,
      ...at,
      message: `announcement.content: ${problem.message}`,
    })),
  };
}
