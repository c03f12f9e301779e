import { type Localized, localize } from './config/localized';
import type { SiteConfig } from './config/siteConfig';
import type { TreeNode } from './tree';

/** Language and direction of a text in another language than its page, where that one stands in; both or none. */
export interface OtherLanguage {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** Words of a setting or of data as a page shows them. */
export interface ShownWords extends OtherLanguage {
  readonly text: string;
}

/** A label, with its language. */
export interface Label extends OtherLanguage {
  readonly label: string;
}

/** Language and direction of what `localize` gives in `locale`, if it is in another one. */
export function otherLanguage(
  value: Localized,
  locale: string,
  locales: SiteConfig['locales'],
): OtherLanguage {
  if (typeof value === 'string' || value[locale] !== undefined) return {};
  const code = value[locales.default] === undefined ? Object.keys(value)[0] : locales.default;
  return code === undefined ? {} : languageOf(code, locale, locales);
}

/** Language and direction of what is written in `code`, for pages in `locale`. */
export function languageOf(code: string, locale: string, locales: SiteConfig['locales']): OtherLanguage {
  const language = code === locale ? undefined : locales.list[code];
  return language === undefined ? {} : { lang: language.htmlLang, dir: language.direction };
}

/** Words in `locale`, else those that stand in, with their language. */
export function showWords(value: Localized, locale: string, locales: SiteConfig['locales']): ShownWords {
  return { text: localize(value, locale, locales.default), ...otherLanguage(value, locale, locales) };
}

/** The same as a text has them. */
export function wordsAsTree(value: Localized, locale: string, locales: SiteConfig['locales']): TreeNode {
  return treeOfWords(showWords(value, locale, locales));
}

export function treeOfWords({ text, lang, dir }: ShownWords): TreeNode {
  return lang === undefined || dir === undefined ? text : ['span', { lang, dir }, text];
}
