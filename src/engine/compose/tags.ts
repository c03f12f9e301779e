import { joinRoute, kebabCase } from '../../model/address';
import type { LinkItem, TagGroup } from '../../model/document';
import type { TagsFile } from '../../model/frontMatter';
import { omitUndefined } from '../../model/omitUndefined';
import { languageOf } from '../../model/otherLanguage';
import { fill, plural } from '../../model/text';
import { docTitle } from '../link/docSets';
import type { DocTagListPage, DocTagPage, Tagged } from '../link/site';
import { type DataFile, translationIn } from '../load/content';
import { chooseDescription, unlistedNotices } from './article';
import { type ComposeContext, type Composed, href, languageOfFile, type Scope } from './context';
import { composeVersionInfo, findVersion } from './versions';

/** The docs that carry a tag. */
export function composeDocTag(context: ComposeContext, page: DocTagPage): Composed {
  const version = findVersion(context, page);
  const { tag } = page;
  const { label } = composeTagLink(context, version, tag.key);
  const intro = findTagWords(context, version, tag.key)?.description;
  return {
    body: omitUndefined({
      kind: 'docTag',
      set: page.set,
      version: composeVersionInfo(context, version, undefined),
      heading: fill(plural(context.pageWords.docTags.count, tag.pages.length, context.htmlLang), { label }),
      intro,
      allTags: href(context, `${version.base}/tags`),
      docs: tag.pages.map((doc) => {
        const file = translationIn(doc.files, context.locale);
        return {
          title: docTitle(doc, context.locale),
          ...languageOfFile(context, file),
          href: href(context, doc.route),
          description: chooseDescription(file),
        };
      }),
    }),
    title: label,
    description: intro ?? label,
    more: omitUndefined({
      noIndex: tag.unlisted || version.settings.noIndex || undefined,
      notices: tag.unlisted ? unlistedNotices : undefined,
    }),
  };
}

/** All tags of a version. */
export function composeDocTagList(context: ComposeContext, page: DocTagListPage): Composed {
  const version = findVersion(context, page);
  return {
    body: {
      kind: 'docTagList',
      set: page.set,
      version: composeVersionInfo(context, version, undefined),
      groups: groupTags(listTags(context, version), context.htmlLang),
    },
    title: context.text.tags.heading,
    description: context.text.tags.heading,
    more: version.settings.noIndex ? { noIndex: true } : {},
  };
}

/** A tag by its label, with the address of its page. */
export function composeTagLink(context: ComposeContext, tagged: Tagged, key: string): LinkItem {
  const found = findTagWords(context, tagged, key);
  const isOriginal = found !== undefined && found === wordsOfTag(tagged.tagWords?.original, key);
  const { locales } = context.site.config;
  return {
    label: found?.label ?? key,
    ...(isOriginal ? languageOf(locales.default, context.locale, locales) : {}),
    href: href(context, joinRoute(tagged.base, 'tags', key)),
  };
}

/** The tags that lists of tags show. */
export function listTags(context: ComposeContext, tagged: Tagged): CountedTag[] {
  return tagged.tags
    .filter((tag) => !tag.unlisted)
    .map((tag) => ({ ...composeTagLink(context, tagged, tag.key), count: tag.pages.length }));
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
  { locale }: Scope,
  { tagWords }: Tagged,
  tag: string,
): TagsFile[string] | undefined {
  if (tagWords === undefined) return undefined;
  return wordsOfTag(translationIn(tagWords, locale), tag) ?? wordsOfTag(tagWords.original, tag);
}

function wordsOfTag(file: DataFile<TagsFile> | undefined, tag: string): TagsFile[string] | undefined {
  return file && Object.entries(file.value).find(([key]) => kebabCase(key) === tag)?.[1];
}
