import type { ComposeContext } from '../compose/context';
import { indexSidebars } from '../link/sidebarIndex';
import { noArt } from '../load/art';
import { en } from '../model/words/en';
import { linkTexts } from './linkTexts';

/**
 * Context for composing pages in `locale`, for a site given by the texts of its files.
 * @param files by path below `content/`: `{ 'en/docs/a.md': '# A' }`
 */
export async function composeTexts(
  files: Readonly<Record<string, string>>,
  locale = 'en',
  settings: object = {},
): Promise<ComposeContext> {
  // JSON is YAML too.
  const lines = Object.entries({ docSets: [{ id: 'docs' }], blog: {}, ...settings }).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}\n`,
  );
  const { site } = await linkTexts(lines.join(''), files, { today: '2030-01-01' });
  return {
    site,
    locale,
    htmlLang: site.config.locales.list[locale]?.htmlLang ?? locale,
    text: en.page,
    pageWords: en.pages,
    exhibitWords: en.deferred.exhibits,
    buildWords: en.build,
    featureWords: en.features,
    build: 'test',
    layout: '/layout.json',
    sidebars: new Map(),
    places: indexSidebars(site),
    history: new Map(),
    translationChanges: new Map(),
    references: () => ({ hrefs: {}, languages: {}, images: {}, art: {}, downloads: {} }),
    art: noArt,
    pageFace: () => undefined,
    headlineFace: () => undefined,
    prints: false,
    features: [],
    articleChanges: [],
  };
}
