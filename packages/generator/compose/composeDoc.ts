import { docTitle } from '../link/docSets';
import { routeOfNode } from '../link/sidebarPages';
import type { DocPage } from '../link/site';
import { translationIn } from '../load/content';
import type { Article, Banner, DocBody } from '../model/document';
import { omitUndefined } from '../model/omitUndefined';
import type { TreeNode } from '../model/tree';
import { chooseDescription, composeArticle, composeEditRow, composeTextFacts } from './article';
import { composeBanner } from './composeBanner';
import { composeDocLayout } from './composeDocLayout';
import type { ComposeContext, Composed } from './context';
import { editionsOfDoc } from './editions';
import { joinParts } from './hooks';
import { composeAnswerData, composeBreadcrumbData } from './structuredData';
import { composeTagLink } from './tags';
import { findDocSet, findVersion } from './versions';

/** A page of a doc set. */
export function composeDoc(context: ComposeContext, page: DocPage): Composed {
  const file = translationIn(page.files, context.locale);
  const version = findVersion(context, page);
  const { settings } = findDocSet(context, page.set);
  const title = docTitle(page, context.locale);
  const added = context.features.flatMap(({ contents }) => contents?.(context, page) ?? []);
  const article = composeArticle(context, page.files, title, settings.toc, added);
  const layout = composeDocLayout(context, page, title);
  const sidebar = layout.sidebarId === undefined ? undefined : context.sidebars.get(layout.sidebarId);
  const parts = joinParts(context.features.map(({ doc }) => doc?.(context, page)));
  const body: DocBody = {
    kind: 'doc',
    ...layout,
    article,
    tags: page.tags.map((tag) => composeTagLink(context, version, tag)),
    edit: composeEditRow(context, page.files, settings),
    ...omitUndefined({
      editions: editionsOfDoc(page),
      banner: parts.facts === undefined ? chooseBanner(context, page, article) : undefined,
    }),
    ...parts,
  };
  return {
    body,
    title,
    description: chooseDescription(file),
    more: {
      ...composeTextFacts(context, page, page.unlisted || version.settings.noIndex),
      ...omitUndefined({ sidebar }),
    },
    jsonLd: [
      ...composeBreadcrumbData(context, layout.breadcrumbs, page.route),
      ...(settings.questions
        ? composeAnswerData(context, page.route, title, file.summary.firstParagraph)
        : []),
    ],
  };
}

/**
 * The banner of a text: its own picture where it asks for that, else that of the nearest category, where it shows no
 * piece. An answer has one unless a picture follows its first paragraph at once.
 */
function chooseBanner(context: ComposeContext, page: DocPage, { tree }: Article): Banner | undefined {
  const category = context.places.get(page.route)?.ancestors.findLast(({ art }) => art !== undefined);
  const { picture, banner } = page.files.original.summary.frontMatter;
  const { references } = translationIn(page.files, context.locale).summary;
  const isDrawn = findDocSet(context, page.set).settings.questions
    ? opensWithPicture(tree)
    : references.some(({ kind }) => kind === 'art');
  if (banner === false || (!banner && isDrawn)) return undefined;
  const route = category && routeOfNode(category);
  const own = typeof banner === 'string' ? banner : picture;
  return composeBanner(context, route ?? page.route, banner ? own : category?.art);
}

/** Whether a picture, also one that works, stands below the first paragraph of a text. */
function opensWithPicture(tree: readonly TreeNode[]): boolean {
  const second = tree[tree.findIndex(([name]) => name === 'p') + 1]?.[0];
  return second === 'figure' || second === 'Exhibit';
}
