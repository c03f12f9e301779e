import { glossaryData } from '../features/glossary/shared/glossary';
import type { TextPage } from '../link/site';
import { changesRoute } from '../link/translationChanges';
import { type ParsedFile, type Translations, translationIn } from '../load/content';
import { hrefOf } from '../model/address';
import { longDay } from '../model/dates';
import type { Article, EditRow, Notice, PageBase, TocEntry } from '../model/document';
import { omitUndefined } from '../model/omitUndefined';
import type { MarkdownKind } from '../model/parsed';
import type { TreeNode } from '../model/tree';
import { splitPhrases } from '../model/typography';
import { describeDelay } from './composeChanges';
import { composeTree } from './composeTree';
import { absolute, type ComposeContext, href, languageOfFile, type Scope } from './context';
import { composeToc, type TocBounds } from './toc';

/**
 * The written text of a page in the locale being composed.
 * @param added headings behind those of the text
 */
export function composeArticle<K extends MarkdownKind>(
  context: ComposeContext,
  files: Translations<ParsedFile<K>>,
  title: string,
  defaultBounds: TocBounds = { min: 2, max: 3 },
  added: readonly TocEntry[] = [],
): Article {
  const file = translationIn(files, context.locale);
  const { frontMatter, bodyTitle, headings } = file.summary;
  const bounds = files.original.summary.frontMatter.toc;
  const showsHeading = bodyTitle === undefined && frontMatter.hideTitle !== true;
  const toc =
    bounds === false
      ? []
      : [...composeToc(headings, { ...defaultBounds, ...omitUndefined(bounds ?? {}) }), ...added];
  return omitUndefined({
    heading: showsHeading ? composeHeading(context, title) : undefined,
    tree: composeTree(context, file),
    // A single heading is no list (TOC-01).
    toc: toc.length === 1 && toc[0]?.children.length === 0 ? [] : toc,
    ...languageOfFile(context, file),
  });
}

/** The banner above a page that nothing but its address leads to (VIS-03). */
export const unlistedNotices: readonly Notice[] = [{ kind: 'unlisted' }];

/**
 * The parts of a written text's document besides its body: facts for the head, and banners.
 * @param isHidden whether search engines are kept away from it
 */
export function composeTextFacts(
  context: ComposeContext,
  page: TextPage,
  isHidden: boolean,
): Pick<PageBase, 'keywords' | 'noIndex' | 'image' | 'notices'> {
  const file = translationIn<ParsedFile>(page.files, context.locale);
  const { keywords } = page.files.original.summary.frontMatter;
  const { shareImage } = context.references(file);
  const notices = composeNotices(context, page);
  return omitUndefined({
    keywords: keywords && (file.summary.frontMatter.keywords ?? keywords),
    noIndex: isHidden || undefined,
    // Its own picture for sharing (SEO-05).
    image: shareImage === undefined ? undefined : absolute(context, shareImage),
    notices: notices.length > 0 ? notices : undefined,
  });
}

/** The banners above a text. */
function composeNotices(context: ComposeContext, page: TextPage): Notice[] {
  const { frontMatter } = page.files.original.summary;
  const shown = translationIn<ParsedFile>(page.files, context.locale);
  const notices: Notice[] = [];
  if (page.draft) notices.push({ kind: 'draft' });
  if (frontMatter.unlisted === true) notices.push({ kind: 'unlisted' });
  const { rules, config } = context.site;
  const language = config.locales.list[shown.locale];
  if (shown.locale !== context.locale && language !== undefined)
    notices.push({ kind: 'untranslated', htmlLang: language.htmlLang, language: language.label });
  const behind = context.translationChanges.get(shown.file);
  if (behind !== undefined)
    notices.push({
      kind: 'outdated',
      delay: describeDelay(context, behind),
      changes: href(context, changesRoute(page.route)),
      original: hrefOf(page.route, config.locales.default, rules),
    });
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
  const lastUpdate = omitUndefined({
    day: date === undefined ? undefined : longDay(date, context.htmlLang),
    author,
  });
  return omitUndefined({
    editUrl: editUrl ?? undefined,
    lastUpdate: date === undefined && author === undefined ? undefined : lastUpdate,
  });
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

/** Letters of a Latin title that has at most two lines on a phone. */
const lettersOfTwoLines = 42;

/** The words of the glossary in all languages, which a title does not divide. */
export const knownWords = (site: Scope['site']): readonly string[] =>
  site.content
    .shared(glossaryData)
    .terms.flatMap(({ words }) => Object.values(words).map(({ name }) => name));

/**
 * A title as a heading: a long one is a `span`, which styles make smaller on phones; one in Chinese tells the browser
 * where its lines may break (`wbr`). Between Chinese and Latin the browser sees no neighbours there and leaves no
 * space, so the phrase before is a `span` with its own.
 */
export function composeHeading({ site }: Scope, title: string): readonly TreeNode[] {
  if (!/\p{Script=Han}/u.test(title))
    return [title.length > lettersOfTwoLines ? ['span', null, title] : title];
  const phrases = splitPhrases(title, knownWords(site));
  return phrases.flatMap((phrase, index): TreeNode[] => {
    const next = phrases[index + 1];
    if (next === undefined) return [phrase];
    const isMixed =
      (endsInHan.test(phrase) && beginsWithLatin.test(next)) ||
      (endsInLatin.test(phrase) && beginsWithHan.test(next));
    return [isMixed ? ['span', null, phrase] : phrase, ['wbr', null]];
  });
}
