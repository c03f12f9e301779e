import { hrefOf } from '../../model/address';
import { longDay } from '../../model/dates';
import type { Article, EditRow, Notice } from '../../model/document';
import type { MarkdownKind } from '../../model/parsed';
import { isOutdated } from '../link/checkTranslations';
import { type ParsedFile, type Translations, translationIn } from '../load/content';
import { absolute, type ComposeContext, type TreeSlot } from './context';
import { headingOf } from './headingOf';
import { tocOf } from './toc';

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
    frontMatter.toc === false ? [] : tocOf(headings, { ...defaultBounds, ...definedOnly(frontMatter.toc) });
  const article: Article = {
    ...(showsHeading ? { heading: headingOf(context, title) } : {}),
    tree: [],
    toc,
    ...(file.locale === context.locale
      ? {}
      : { lang: languageOf(context, file.locale), dir: directionOf(context, file.locale) }),
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

function languageOf(context: ComposeContext, locale: string): string {
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
    notices.push({ kind: 'untranslated', htmlLang: languageOf(context, shown.locale), language });
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
export function descriptionOf(file: ParsedFile): string {
  return file.summary.frontMatter.description ?? file.summary.firstParagraph;
}
