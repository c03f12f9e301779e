import { bookletPath } from '../../features/booklets/engine/bookletPath';
import { composeRelease } from '../../features/releases/shared/release';
import type { DocBody } from '../../model/document';
import { docTitle } from '../link/docSets';
import type { DocPage } from '../link/site';
import { translationIn } from '../load/content';
import {
  chooseDescription,
  composeArticle,
  composeEditRow,
  composeNotices,
  composeShareImage,
} from './article';
import { type ComposeContext, type Composed, href } from './context';
import { docLayout } from './docLayout';
import { answerData, breadcrumbData } from './structuredData';
import { tagLink } from './tags';
import { findDocSet, findVersion } from './versions';

/** A page of a doc set. */
export function composeDoc(context: ComposeContext, page: DocPage): Composed {
  const file = translationIn(page.files, context.locale);
  const { frontMatter } = page.files.original.summary;
  const version = findVersion(context, page);
  const { settings, latest } = findDocSet(context, page.set);
  const title = docTitle(page, context.locale);
  const { article, slot } = composeArticle(context, file, title, settings.toc);
  const layout = docLayout(context, page, title);
  const release = composeRelease(context.htmlLang, frontMatter.release, file.summary.frontMatter.release);
  const notices = composeNotices(context, page);
  const sidebar = layout.sidebarId === undefined ? undefined : context.sidebars.get(layout.sidebarId);
  const body: DocBody = {
    kind: 'doc',
    ...layout,
    article,
    tags: page.tags.map((tag) => tagLink(context, version, tag)),
    edit: composeEditRow(context, page.files, settings),
    ...(settings.booklet && version === latest
      ? { booklet: href(context, '/') + bookletPath(page.set) }
      : {}),
    ...(release === undefined ? {} : { release }),
  };
  return {
    body,
    title,
    description: chooseDescription(file),
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
