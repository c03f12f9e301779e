import type { LinkItem } from '../../model/document';
import { docTitle } from '../link/docSets';
import type { DocTagListPage, DocTagPage, DocVersion } from '../link/site';
import { translationIn } from '../load/content';
import { descriptionOf } from './article';
import { type ComposeContext, type Composed, href } from './context';
import { versionOf } from './docSetOf';
import { tagGroups } from './tagGroups';
import { tagWords } from './tagWords';
import { versionInfo } from './versionInfo';

/** The docs that carry a tag. */
export function composeDocTag(context: ComposeContext, page: DocTagPage): Composed {
  const version = versionOf(context, page);
  const { label } = tagLink(context, version, page.tag);
  const intro = tagWords(context, version.tagWords, page.tag)?.description;
  return {
    body: {
      kind: 'docTag',
      set: page.set,
      version: versionInfo(context, version, undefined),
      label,
      ...(intro === undefined ? {} : { intro }),
      allTags: href(context, `${version.base}/tags`),
      docs: page.docs.map((doc) => ({
        title: docTitle(doc, context.locale),
        href: href(context, doc.route),
        description: descriptionOf(translationIn(doc.files, context.locale)),
      })),
    },
    title: label,
    description: intro ?? label,
    more: {
      ...(page.unlisted || version.settings.noIndex ? { noIndex: true } : {}),
      ...(page.unlisted ? { notices: [{ kind: 'unlisted' }] } : {}),
    },
  };
}

/** All tags of a version. */
export function composeDocTagList(context: ComposeContext, page: DocTagListPage): Composed {
  const version = versionOf(context, page);
  const tags = [...version.tags.values()].filter((tag) => !tag.unlisted);
  return {
    body: {
      kind: 'docTagList',
      set: page.set,
      version: versionInfo(context, version, undefined),
      groups: tagGroups(
        tags.map((tag) => ({ ...tagLink(context, version, tag.tag), count: tag.docs.length })),
        context.htmlLang,
      ),
    },
    title: context.text.tags.heading,
    description: context.text.tags.heading,
    more: version.settings.noIndex ? { noIndex: true } : {},
  };
}

/** A tag by its label, with the address of its page in a version. */
export function tagLink(context: ComposeContext, version: DocVersion, tag: string): LinkItem {
  const route = version.tags.get(tag)?.route ?? `${version.base}/tags/${tag}`;
  return { label: tagWords(context, version.tagWords, tag)?.label ?? tag, href: href(context, route) };
}
