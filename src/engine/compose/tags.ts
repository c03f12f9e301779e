import { kebabCase } from '../../model/address';
import type { LinkItem, TagGroup } from '../../model/document';
import type { TagsFile } from '../../model/frontMatter';
import { omitUndefined } from '../../model/omitUndefined';
import { docTitle } from '../link/docSets';
import type { DocTagListPage, DocTagPage, DocVersion } from '../link/site';
import { type DataFile, type Translations, translationIn } from '../load/content';
import { chooseDescription, unlistedNotices } from './article';
import { type ComposeContext, type Composed, href, type Scope } from './context';
import { composeVersionInfo, findVersion } from './versions';

/** The docs that carry a tag. */
export function composeDocTag(context: ComposeContext, page: DocTagPage): Composed {
  const version = findVersion(context, page);
  const { label } = composeTagLink(context, version, page.tag);
  const intro = findTagWords(context, version.tagWords, page.tag)?.description;
  return {
    body: omitUndefined({
      kind: 'docTag',
      set: page.set,
      version: composeVersionInfo(context, version, undefined),
      label,
      intro,
      allTags: href(context, `${version.base}/tags`),
      docs: page.docs.map((doc) => ({
        title: docTitle(doc, context.locale),
        href: href(context, doc.route),
        description: chooseDescription(translationIn(doc.files, context.locale)),
      })),
    }),
    title: label,
    description: intro ?? label,
    more: omitUndefined({
      noIndex: page.unlisted || version.settings.noIndex || undefined,
      notices: page.unlisted ? unlistedNotices : undefined,
    }),
  };
}

/** All tags of a version. */
export function composeDocTagList(context: ComposeContext, page: DocTagListPage): Composed {
  const version = findVersion(context, page);
  const tags = [...version.tags.values()].filter((tag) => !tag.unlisted);
  return {
    body: {
      kind: 'docTagList',
      set: page.set,
      version: composeVersionInfo(context, version, undefined),
      groups: groupTags(
        tags.map((tag) => ({ ...composeTagLink(context, version, tag.tag), count: tag.docs.length })),
        context.htmlLang,
      ),
    },
    title: context.text.tags.heading,
    description: context.text.tags.heading,
    more: version.settings.noIndex ? { noIndex: true } : {},
  };
}

/** A tag by its label, with the address of its page in a version. */
export function composeTagLink(context: ComposeContext, version: DocVersion, tag: string): LinkItem {
  const route = version.tags.get(tag)?.route ?? `${version.base}/tags/${tag}`;
  return { label: findTagWords(context, version.tagWords, tag)?.label ?? tag, href: href(context, route) };
}

type CountedTag = LinkItem & { readonly count: number };

/** Tags under their first letter, letters and tags in the order of the language (BL-08). */
export function groupTags(tags: readonly CountedTag[], htmlLang: string): TagGroup[] {
  const order = new Intl.Collator(htmlLang);
  const groups = new Map<string, CountedTag[]>();
  for (const tag of [...tags].sort((a, b) => order.compare(a.label, b.label))) {
    const letter = ([...tag.label][0] ?? '#').toLocaleUpperCase(htmlLang);
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return [...groups].map(([letter, inner]) => ({ letter, tags: inner }));
}

/**
 * What a tags file says of a tag in the locale being composed, else in the default one. Its keys may
 * be written in any form that gives the tag's address: `New Feature` is the tag `new-feature`.
 */
export function findTagWords(
  scope: Scope,
  files: Translations<DataFile<TagsFile>> | undefined,
  tag: string,
): TagsFile[string] | undefined {
  if (files === undefined) return undefined;
  const wordsIn = (file: DataFile<TagsFile>) =>
    Object.entries(file.value).find(([key]) => kebabCase(key) === tag)?.[1];
  return wordsIn(translationIn(files, scope.locale)) ?? wordsIn(files.original);
}
