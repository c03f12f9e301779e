import { hrefOf } from '../../model/address';
import { longDay } from '../../model/dates';
import type { Article, EditRow, Notice } from '../../model/document';
import type { MarkdownKind } from '../../model/parsed';
import type { TreeNode } from '../../model/tree';
import { splitPhrases } from '../../model/typography';
import { isOutdated } from '../link/checkTranslations';
import { type ParsedFile, type Translations, translationIn } from '../load/content';
import { absolute, type ComposeContext, type Scope, type TreeSlot } from './context';
import { composeToc } from './toc';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The written text of a page in the locale being composed, its body still to be filled in. */
export function composeArticle<K extends MarkdownKind>(
  context: ComposeContext,
  file: ParsedFile<K>,
  title: string,
  defaultBounds: Bounds = { min: 2, max: 3 },
): { article: Article; slot: TreeSlot } {
  const { frontMatter, bodyTitle, headings } = file.summary;
  const showsHeading = bodyTitle === undefined && frontMatter.hideTitle !== true;
  const toc =
    frontMatter.toc === false
      ? []
      : composeToc(headings, { ...defaultBounds, ...definedOnly(frontMatter.toc) });
  const article: Article = {
    ...(showsHeading ? { heading: composeHeading(context, title) } : {}),
    tree: [],
    toc,
    ...(file.locale === context.locale
      ? {}
      : { lang: findLanguage(context, file.locale), dir: directionOf(context, file.locale) }),
  };
  return { article, slot: { hash: file.hash, ...context.references(file) } };
}

function definedOnly(
  bounds: { min?: number | undefined; max?: number | undefined } | undefined,
): Partial<Bounds> {
  return {
    ...(bounds?.min === undefined ? {} : { min: bounds.min }),
    ...(bounds?.max === undefined ? {} : { max: bounds.max }),
  };
}

function findLanguage(context: ComposeContext, locale: string): string {
  return context.site.config.locales.list[locale]?.htmlLang ?? locale;
}

function directionOf(context: ComposeContext, locale: string): 'ltr' | 'rtl' {
  return context.site.config.locales.list[locale]?.direction ?? 'ltr';
}

/** The picture for sharing a text, where it has one of its own (SEO-05). */
export function composeShareImage(context: ComposeContext, file: ParsedFile): { readonly image?: string } {
  const { shareImage } = context.references(file);
  return shareImage === undefined ? {} : { image: absolute(context, shareImage) };
}

/** The banners above a text. */
export function composeNotices(
  context: ComposeContext,
  page: { readonly route: string; readonly draft: boolean; readonly files: Translations<ParsedFile> },
): Notice[] {
  const { frontMatter } = page.files.original.summary;
  const shown = translationIn(page.files, context.locale);
  const notices: Notice[] = [];
  if (page.draft) notices.push({ kind: 'draft' });
  if (frontMatter.unlisted === true) notices.push({ kind: 'unlisted' });
  if (shown.locale !== context.locale) {
    const language = context.site.config.locales.list[shown.locale]?.label ?? shown.locale;
    notices.push({ kind: 'untranslated', htmlLang: findLanguage(context, shown.locale), language });
  }
  if (isOutdated(shown, page.files.original)) {
    const { rules, config } = context.site;
    notices.push({ kind: 'outdated', original: hrefOf(page.route, config.locales.default, rules) });
  }
  return notices;
}

interface EditSettings {
  readonly editBase?: string | undefined;
  readonly editLocalized?: boolean;
  readonly lastUpdate?: { readonly date: boolean; readonly author: boolean };
}

/** Edit link and last update of a text, as far as the settings ask for them (DOC-06, DOC-07). */
export function composeEditRow(
  context: ComposeContext,
  files: Translations<ParsedFile>,
  settings: EditSettings,
): EditRow {
  const shown = translationIn(files, context.locale);
  const { frontMatter } = shown.summary;
  const source = settings.editLocalized === true ? shown.file : files.original.file;
  const editUrl =
    frontMatter.editUrl === undefined ? withBase(settings.editBase, source) : frontMatter.editUrl;
  const history = context.history.get(shown.file);
  const date =
    frontMatter.lastUpdate?.date ?? (settings.lastUpdate?.date === true ? history?.last : undefined);
  const author =
    frontMatter.lastUpdate?.author ??
    (settings.lastUpdate?.author === true ? history?.lastAuthor : undefined);
  const lastUpdate = {
    ...(date === undefined ? {} : { day: longDay(date, context.htmlLang) }),
    ...(author === undefined ? {} : { author }),
  };
  return {
    ...(editUrl == null ? {} : { editUrl }),
    ...(date === undefined && author === undefined ? {} : { lastUpdate }),
  };
}

function withBase(base: string | undefined, file: string): string | undefined {
  return base === undefined ? undefined : `${base.replace(/\/$/, '')}/${file}`;
}

/** The description of a text: front matter, else its first paragraph (DOC-03). */
export function chooseDescription(file: ParsedFile): string {
  return file.summary.frontMatter.description ?? file.summary.firstParagraph;
}
const endsInHan = /\p{Script=Han}$/u;
const endsInLatin = /[\p{Script=Latin}\p{N}]$/u;
const beginsWithHan = /^\p{Script=Han}/u;
const beginsWithLatin = /^[\p{Script=Latin}\p{N}]/u;

/**
 * A title as a heading: one in Chinese tells the browser where its lines may break (`wbr`). Between Chinese and
 * Latin the browser sees no neighbours there and leaves no space, so the phrase before is a `span` with its own.
 */
export function composeHeading({ site }: Scope, title: string): readonly TreeNode[] {
  if (!/\p{Script=Han}/u.test(title)) return [title];
  const known = site.content.glossary.terms.flatMap(({ words }) =>
    Object.values(words).map(({ name }) => name),
  );
  const phrases = splitPhrases(title, known);
  return phrases.flatMap((phrase, index): TreeNode[] => {
    const next = phrases[index + 1];
    if (next === undefined) return [phrase];
    const isMixed =
      (endsInHan.test(phrase) && beginsWithLatin.test(next)) ||
      (endsInLatin.test(phrase) && beginsWithHan.test(next));
    return [isMixed ? ['span', null, phrase] : phrase, ['wbr', null]];
  });
}
