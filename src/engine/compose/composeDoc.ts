import type { DocBody } from '../../model/document';
import { docTitle } from '../link/docSets';
import type { DocPage } from '../link/site';
import { translationIn } from '../load/content';
import { answerData } from './answerData';
import { composeArticle, composeEditRow, composeNotices, composeShareImage, descriptionOf } from './article';
import { breadcrumbData } from './breadcrumbData';
import type { ComposeContext, Composed } from './context';
import { docLayout } from './docLayout';
import { docSetOf, versionOf } from './docSetOf';
import { tagLink } from './docTags';
import { joinParts } from './hooks';

/** A page of a doc set. */
export function composeDoc(context: ComposeContext, page: DocPage): Composed {
  const file = translationIn(page.files, context.locale);
  const { frontMatter } = page.files.original.summary;
  const version = versionOf(context, page);
  const { settings } = docSetOf(context, page.set);
  const title = docTitle(page, context.locale);
  const { article, slot } = composeArticle(context, file, title, settings.toc);
  const layout = docLayout(context, page, title);
  const notices = composeNotices(context, page);
  const sidebar = layout.sidebarId === undefined ? undefined : context.sidebars.get(layout.sidebarId);
  const body: DocBody = {
    kind: 'doc',
    ...layout,
    article,
    tags: page.tags.map((tag) => tagLink(context, version, tag)),
    edit: composeEditRow(context, page.files, settings),
    ...joinParts(context.features.map(({ doc }) => doc?.(context, page))),
  };
  return {
    body,
    title,
    description: descriptionOf(file),
    more: {
      ...(frontMatter.keywords === undefined
        ? {}
        : { keywords: file.summary.frontMatter.keywords ?? frontMatter.keywords }),
      ...(page.unlisted || version.settings.noIndex ? { noIndex: true } : {}),
      ...composeShareImage(context, file),
      ...(notices.length === 0 ? {} : { notices }),
      ...(sidebar === undefined ? {} : { sidebar }),
    },
    trees: [slot],
    jsonLd: [
      ...breadcrumbData(context, layout.breadcrumbs, page.route),
      ...(settings.questions ? answerData(context, page.route, title, file.summary.firstParagraph) : []),
    ],
  };
}
