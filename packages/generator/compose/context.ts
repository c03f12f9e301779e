import type { ResolvedReferences } from '../link/references';
import { routeOfAddress } from '../link/routeOfAddress';
import type { SidebarIndex } from '../link/sidebarIndex';
import type { Site } from '../link/site';
import type { TranslationChanges } from '../link/translationChanges';
import type { ArtFolder } from '../load/art';
import type { ParsedFile } from '../load/content';
import type { MakeHeadlineFace } from '../load/font/headlineFace';
import type { MakePageFace } from '../load/font/pageFace';
import type { FileHistory } from '../load/history';
import { hrefOf } from '../model/address';
import { type Localized, localize } from '../model/config/localized';
import { answerFor } from '../model/config/vendor';
import type { PageBase, PageBody } from '../model/document';
import {
  type Label,
  languageOf,
  type OtherLanguage,
  type ShownWords,
  showWords,
} from '../model/otherLanguage';
import type { BuildWords, ExhibitWords, FeatureWords, PageWords, Text, Words } from '../model/words';
import type { ArticleChange, ComposeHooks } from './hooks';

/** Everything that composing a page in a locale needs beside the page. */
export interface ComposeContext {
  readonly site: Site;
  readonly locale: string;
  readonly htmlLang: string;
  readonly text: Text;
  readonly pageWords: PageWords;
  readonly exhibitWords: ExhibitWords;
  readonly buildWords: BuildWords;
  readonly featureWords: Words['features'];
  readonly build: string;
  readonly layout: string;
  /** Address of a sidebar document by the sidebar's id. */
  readonly sidebars: ReadonlyMap<string, string>;
  readonly places: SidebarIndex;
  readonly history: ReadonlyMap<string, FileHistory>;
  /** Passages that outdated translations lack, by their files. */
  readonly translationChanges: ReadonlyMap<string, TranslationChanges>;
  readonly references: (file: ParsedFile) => ResolvedReferences;
  readonly art: ArtFolder;
  readonly pageFace: MakePageFace;
  readonly headlineFace: MakeHeadlineFace;
  /** Whether PDFs are made of what is meant for paper. */
  readonly prints: boolean;
  readonly features: readonly ComposeHooks[];
  /** Changes that features make to articles, in their order. */
  readonly articleChanges: readonly ArticleChange[];
}

/** The parts of a page document that depend on the kind of page. */
export interface Composed {
  readonly body: PageBody;
  readonly title: string;
  readonly description: string;
  readonly more?: Partial<Pick<PageBase, 'keywords' | 'noIndex' | 'image' | 'notices' | 'sidebar'>>;
  /** Structured data for the head. */
  readonly jsonLd?: readonly object[];
}

/** The part of the context that addresses and words need. */
export type Scope = Pick<ComposeContext, 'site' | 'locale'>;

/** The final address of a route in the locale being composed. */
export function href(context: Scope, route: string): string {
  return hrefOf(route, context.locale, context.site.rules);
}

/** The final address of what a settings file names: a page of this site, a file, or another site. */
export function siteHref(context: Scope, named: string): string {
  const address = words(context, named);
  if (!address.startsWith('/')) return address;
  const [path = '', hash] = address.split('#');
  const route = routeOfAddress(context.site, path);
  const { pages, redirects, rules } = context.site;
  const target =
    pages.has(route) || redirects.has(route) ? href(context, route) : rules.baseUrl + path.slice(1);
  return hash === undefined ? target : `${target}#${hash}`;
}

/** The absolute URL of a final address. */
export function absolute(context: Scope, address: string): string {
  return new URL(address, context.site.config.url).href;
}

/** A setting's text in the locale being composed. */
export function words(context: Scope, value: Localized): string {
  const { locales, vendor } = context.site.config;
  return localize(answerFor(value, vendor), context.locale, locales.default);
}

/** A setting's text as a page shows it, with its language. */
export function shownWords(context: Scope, value: Localized): ShownWords {
  const { locales, vendor } = context.site.config;
  return showWords(answerFor(value, vendor), context.locale, locales);
}

/** A label from the settings, with its language. */
export function labelOf(context: Scope, value: Localized): Label {
  const { text: label, ...language } = shownWords(context, value);
  return { label, ...language };
}

/** The words of a feature in the locale being composed. */
export function wordsOf<Entry extends object>(
  { featureWords }: Pick<ComposeContext, 'featureWords'>,
  { name, byLocale }: FeatureWords<Entry>,
): Entry {
  // Who declares the words gives them this type.
  return (featureWords[name] as Entry | undefined) ?? byLocale.en;
}

/** Language and direction of a file, where it stands in for one in the locale being composed. */
export function languageOfFile(context: Scope, { locale }: Pick<ParsedFile, 'locale'>): OtherLanguage {
  return languageOf(locale, context.locale, context.site.config.locales);
}

/** A text by locale, in the locale being composed, else in the default one. */
export function wordIn(context: Scope, byLocale: Readonly<Record<string, string>>): string | undefined {
  return byLocale[context.locale] ?? byLocale[context.site.config.locales.default];
}
