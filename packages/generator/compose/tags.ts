import { docTitle } from '../link/docSets';
import type { DocTagListPage, DocTagPage, Tagged, TextPage } from '../link/site';
import { type DataFile, translationIn } from '../load/content';
import { joinRoute, kebabCase } from '../model/address';
import type { ArtPicture } from '../model/art';
import type { CountedTag, LinkItem, TagGroup } from '../model/document';
import type { TagsFile } from '../model/frontMatter';
import { omitUndefined } from '../model/omitUndefined';
import { languageOf, type OtherLanguage, type ShownWords } from '../model/otherLanguage';
import { fill, plural } from '../model/text';
import { chooseDescription, unlistedNotices } from './article';
import { drawForCard } from './cardPicture';
import { type ComposeContext, type Composed, href, languageOfFile, type Scope } from './context';
import { composeVersionInfo, findVersion } from './versions';

/** The docs that carry a tag. */
export function composeDocTag(context: ComposeContext, page: DocTagPage): Composed {
  const version = findVersion(context, page);
  const { tag } = page;
  const { label } = composeTagLink(context, version, tag.key);
  const intro = composeTagIntro(context, version, tag.key);
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
    description: intro?.text ?? label,
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
  return {
    label: found?.words.label ?? key,
    ...found?.language,
    href: href(context, joinRoute(tagged.base, 'tags', key)),
  };
}

/** The description of a tag; absent where no tags file has one. */
export function composeTagIntro(context: Scope, tagged: Tagged, key: string): ShownWords | undefined {
  const found = findTagWords(context, tagged, key);
  const text = found?.words.description;
  return text === undefined ? undefined : { text, ...found?.language };
}

/** The piece of the art folder that stands for a tag; absent where its tags file names none. */
export function artOfTag({ tagWords }: Tagged, key: string): string | undefined {
  return wordsOfTag(tagWords?.original, key)?.art;
}

/** The same, for a card. */
function drawTag(context: ComposeContext, tagged: Tagged, key: string): ArtPicture | undefined {
  const art = artOfTag(tagged, key);
  return art === undefined ? undefined : drawForCard(context, art);
}

/** The tags that lists of tags show, each with its own picture, else that of its first page, where it has one. */
export function listTags<Page extends TextPage>(
  context: ComposeContext,
  tagged: Tagged<Page>,
  choosePicture: (page: Page) => ArtPicture | undefined = () => undefined,
): CountedTag[] {
  return tagged.tags
    .filter((tag) => !tag.unlisted)
    .map((tag) => {
      const [first] = tag.pages;
      return {
        ...composeTagLink(context, tagged, tag.key),
        count: tag.pages.length,
        ...omitUndefined({
          picture: drawTag(context, tagged, tag.key) ?? (first && choosePicture(first)),
        }),
      };
    });
}

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
 * The entry of a tag in the tags file of the locale being composed, else in the default one, with the language of that.
 * Its keys may be written in any form that gives the tag's address: `New Feature` is the tag `new-feature`.
 */
function findTagWords(
  { site, locale }: Scope,
  { tagWords }: Tagged,
  tag: string,
): { readonly words: TagsFile[string]; readonly language: OtherLanguage } | undefined {
  if (tagWords === undefined) return undefined;
  const { locales } = site.config;
  for (const file of [translationIn(tagWords, locale), tagWords.original]) {
    const words = wordsOfTag(file, tag);
    if (words !== undefined) return { words, language: languageOf(file.locale, locale, locales) };
  }
  return undefined;
}

function wordsOfTag(file: DataFile<TagsFile> | undefined, tag: string): TagsFile[string] | undefined {
  return file && Object.entries(file.value).find(([key]) => kebabCase(key) === tag)?.[1];
}
