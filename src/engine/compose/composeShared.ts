import { createHash } from 'node:crypto';
import type { SiteLayout } from '../../model/layout';
import { omitUndefined } from '../../model/omitUndefined';
import type { Sidebar } from '../../model/sidebar';
import type { LinkedSite } from '../link/link';
import { indexSidebars } from '../link/sidebarIndex';
import { composeLayout } from './composeLayout';
import { composeSidebar } from './composeSidebar';
import type { ComposeContext } from './context';
import type { ComposeHooks } from './hooks';

/** What pages of a build share, and a context to compose them for each locale. */
export interface SharedParts {
  /** Changes with the client and with the layouts: open pages tell by it that they are out of date. */
  readonly build: string;
  readonly contexts: readonly ComposeContext[];
  /** By locale. */
  readonly layouts: Readonly<Record<string, SiteLayout>>;
  /** By address. */
  readonly sidebars: Readonly<Record<string, Sidebar>>;
  /** The documents of layouts, sidebars and deferred words as JSON, by path in the output, which changes with them. */
  readonly documents: ReadonlyMap<string, string>;
}

/** What tells one state of the client from another. */
export interface ClientFacts {
  readonly entry: string;
  readonly inlineScript: string;
  readonly tabScript: string;
  readonly homeScript: string;
  readonly font: { readonly path: string };
  readonly styles: string;
}

/** The first half of the stage compose: what pages share. `composeLocale` composes the pages themselves. */
export function composeShared(
  linked: LinkedSite,
  client: ClientFacts,
  features: readonly ComposeHooks[],
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
  const wordFiles = Object.fromEntries(
    site.locales.map((locale) => [locale, publish(`words-${locale}`, linked.wordsIn(locale).deferred)]),
  );
  const drafts = site.locales.map((locale) => draftLayout(linked, locale, wordFiles, features));
  const build = hash(
    client.entry,
    client.inlineScript,
    client.tabScript,
    client.homeScript,
    client.font.path,
    client.styles,
    JSON.stringify(drafts.map(({ layout }) => layout)),
  );
  const places = indexSidebars(site);
  const layouts: Record<string, SiteLayout> = {};
  const sidebars: Record<string, Sidebar> = {};

  const contexts = drafts.map(({ locale, text, buildWords, layout }): ComposeContext => {
    const whole: SiteLayout = { ...layout, build, font: rules.baseUrl + client.font.path };
    layouts[locale] = whole;
    const addresses = new Map<string, string>();
    for (const tree of site.sets
      .flatMap((set) => set.versions)
      .flatMap((version) => [...version.sidebars.values()])) {
      const sidebar = composeSidebar({ site, locale }, tree);
      const address = publish(`sidebar-${tree.id.replaceAll('/', '-')}-${locale}`, sidebar);
      sidebars[address] = sidebar;
      addresses.set(tree.id, address);
    }
    return {
      site,
      locale,
      htmlLang: whole.htmlLang,
      text,
      buildWords,
      build,
      layout: publish(`layout-${locale}`, whole),
      sidebars: addresses,
      places,
      history: linked.history,
      references: linked.references(locale),
      art: linked.art,
      features,
    };
  });
  return { build, contexts, layouts, sidebars, documents };
}

function draftLayout(
  { site, art, wordsIn, logo, announcement }: LinkedSite,
  locale: string,
  wordFiles: Readonly<Record<string, string>>,
  features: readonly ComposeHooks[],
) {
  const { pictures } = site.config;
  const crash = pictures.crash === undefined ? undefined : art.draw(pictures.crash);
  const { page: text, build: buildWords } = wordsIn(locale);
  const shown = omitUndefined({
    logo: logo === undefined ? undefined : { src: logo, alt: '' },
    crash: crash?.still,
  });
  const layout = composeLayout(
    { site, locale },
    text,
    wordFiles,
    announcement[locale] ?? [],
    shown,
    features,
  );
  return { locale, text, buildWords, layout };
}

function hash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);
}
