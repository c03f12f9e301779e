import { createHash } from 'node:crypto';
import type { LinkedSite } from '../link/link';
import { indexSidebars } from '../link/sidebarIndex';
import type { SiteLayout } from '../model/layout';
import type { Sidebar } from '../model/sidebar';
import { composeLayout } from './composeLayout';
import { composeSidebar } from './composeSidebar';
import type { ComposeContext } from './context';
import type { ComposeHooks } from './hooks';

/** The documents that pages of a build share, and a context to compose them for each locale. */
export interface SharedParts {
  /** Changes with the client and with the layouts: open pages tell by it that they are out of date. */
  readonly build: string;
  readonly contexts: readonly ComposeContext[];
  /** By locale. */
  readonly layouts: Readonly<Record<string, SiteLayout>>;
  /** By address. */
  readonly sidebars: Readonly<Record<string, Sidebar>>;
  /** The documents of layouts, sidebars, deferred words and words of tools as JSON, by path in the output, which changes with them. */
  readonly documents: ReadonlyMap<string, string>;
}

/** Facts that differ between two states of the client. */
export interface ClientFacts {
  readonly modules: readonly string[];
  readonly inlineScript: string;
  readonly announcementScript: string;
  readonly tabScript: string;
  readonly homeScript: string;
  readonly styles: string;
}

/**
 * The first half of the stage compose: what pages share. `composeLocale` composes the pages themselves.
 * @param prints whether PDFs are made of what is meant for paper
 */
export function composeShared(
  linked: LinkedSite,
  client: ClientFacts,
  features: readonly ComposeHooks[],
  prints: boolean,
): SharedParts {
  const { site } = linked;
  const { rules } = site;
  const documents = new Map<string, string>();
  const publish = (name: string, value: unknown): string => {
    const content = JSON.stringify(value);
    const path = `assets/${name}-${hash(content)}.json`;
    documents.set(path, content);
    return rules.baseUrl + path;
  };
  const publishWords = (locale: string) => publish(`words-${locale}`, linked.wordsIn(locale).deferred);
  const drafts = site.locales.map((locale) => ({
    ...composeLayout(linked, locale, publishWords, features),
    toolWords: publish(`words-tools-${locale}`, linked.wordsIn(locale).tools),
  }));
  const build = hash(
    ...client.modules,
    client.inlineScript,
    client.announcementScript,
    client.tabScript,
    client.homeScript,
    client.styles,
    JSON.stringify(drafts),
  );
  const places = indexSidebars(site);
  const layouts: Record<string, SiteLayout> = {};
  const sidebars: Record<string, Sidebar> = {};

  const contexts = drafts.map((draft): ComposeContext => {
    const { locale } = draft;
    const layout: SiteLayout = { ...draft, build };
    layouts[locale] = layout;
    const addresses = new Map<string, string>();
    for (const tree of site.sets
      .flatMap((set) => set.versions)
      .flatMap((version) => [...version.sidebars.values()])) {
      const sidebar = composeSidebar({ site, locale }, tree);
      const address = publish(`sidebar-${tree.id.replaceAll('/', '-')}-${locale}`, sidebar);
      sidebars[address] = sidebar;
      addresses.set(tree.id, address);
    }
    const context: ComposeContext = {
      site,
      locale,
      htmlLang: layout.htmlLang,
      text: layout.text,
      pageWords: linked.wordsIn(locale).pages,
      exhibitWords: linked.wordsIn(locale).deferred.exhibits,
      buildWords: linked.wordsIn(locale).build,
      featureWords: linked.wordsIn(locale).features,
      build,
      layout: publish(`layout-${locale}`, layout),
      sidebars: addresses,
      places,
      history: linked.history,
      translationChanges: linked.translationChanges,
      references: linked.references(locale),
      art: linked.art,
      pageFace: linked.pageFace,
      headlineFace: linked.headlineFace,
      prints,
      features,
      articleChanges: [],
    };
    return { ...context, articleChanges: features.flatMap(({ articles }) => articles?.(context) ?? []) };
  });
  return { build, contexts, layouts, sidebars, documents };
}

function hash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 8);
}
