import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { addLink } from './addLink';
import { clientScripts } from './clientScripts';
import { documentsOf } from './documentsOf';
import { openPage, untilHydrated } from './openPage';
import { heading } from './pageText';
import { expect } from './visitor';

/** How a file may be answered instead of as it was built. */
const answers = {
  'status 500': (route: Route) => route.fulfill({ status: 500, body: 'no' }),
  'status 404': (route: Route) => route.fulfill({ status: 404, body: 'no' }),
  'a broken line': (route: Route) => route.abort(),
  'no answer': () => new Promise<void>(() => {}),
  'half a body': async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  HTML: (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title><p>Sign in' }),
  'other JSON': (route: Route) => route.fulfill({ json: { items: 1, text: {}, build: null } }),
  'a list': (route: Route) => route.fulfill({ json: [null, { href: 'javascript:alert(1)' }] }),
  'another build': async (route: Route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace(/"build":"[^"]*"/, '"build":"another"');
    await route.fulfill({ response, body: text });
  },
} satisfies Readonly<Record<string, (route: Route) => Promise<void>>>;

export type AnswerName = keyof typeof answers;
export const answerNames = Object.keys(answers).filter((name): name is AnswerName => name in answers);

const languages = {
  en: { home: '', search: 'Search', offline: 'Read offline', query: 'palette' },
  zh: { home: '/zh', search: '搜索', offline: '离线阅读', query: '调色板' },
} as const;
export type Language = keyof typeof languages;
export const languageNames = ['en', 'zh'] as const;
type Words = (typeof languages)[Language];

/** A file that a page asks for after it has come, and what a visitor does that needs it. */
interface LateFile {
  readonly address: (words: Words) => string | RegExp;
  /** Where the visitor is, below the home page of the language. */
  readonly at: string;
  readonly use: (page: Page, words: Words) => Promise<void>;
  /** What the visitor wanted. */
  readonly wanted: (page: Page, words: Words) => Locator;
  /** The page is complete without it: nothing need be said. */
  readonly isExtra?: true;
}

const openSearch = async (page: Page, { search, query }: Words) => {
  await page.getByRole('button', { name: search, exact: true }).click();
  const box = page.getByRole('combobox', { name: search });
  // Where its code does not come, there is a message in its place, or nothing yet.
  await box
    .or(page.getByRole('alert').locator('button'))
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => undefined);
  if (await box.isVisible()) await box.fill(query);
};
const follow = (to: string) => async (page: Page, words: Words) => {
  await (await addLink(page, 'onwards', { href: words.home + to })).click();
};
const found = (page: Page) => page.getByRole('dialog').getByRole('option').first();

export const lateFiles: Readonly<Record<string, LateFile>> = {
  'the document of the next page': {
    address: () => '**/docs/quick.json',
    at: '/docs/intro',
    use: follow('/docs/quick'),
    wanted: (page, { home }) => page.locator(`link[rel="canonical"][href$="${home}/docs/quick"]`),
  },
  'the sidebar of the next page': {
    address: () => '**/assets/sidebar-faq-*.json',
    at: '/docs/intro',
    use: follow('/faq/intro'),
    wanted: (page, { home }) => page.locator(`link[rel="canonical"][href$="${home}/faq/intro"]`),
  },
  'the code of the next page': {
    address: () => clientScripts.deferredPages,
    at: '/docs/intro',
    use: follow('/blog'),
    wanted: (page, { home }) => page.locator(`link[rel="canonical"][href$="${home}/blog"]`),
  },
  'the code of the search': {
    address: () => clientScripts.ofFeature('search'),
    at: '/docs/intro',
    use: openSearch,
    wanted: found,
  },
  'the words of the search': {
    address: () => /\/assets\/words-(en|zh)-[^/]*\.json/,
    at: '/docs/intro',
    use: openSearch,
    wanted: found,
  },
  'the directory of the search': {
    address: () => '**/search-index/*.json',
    at: '/docs/intro',
    use: openSearch,
    wanted: found,
  },
  'a file of the search index': {
    address: () => '**/assets/search/*.json',
    at: '/docs/intro',
    use: openSearch,
    wanted: found,
  },
  'the code of an exhibit': {
    address: () => /\/assets\/(Live|Tool)-[\w-]+\.js$/,
    at: '/docs/basic/export',
    use: async (page) => page.locator('article img').nth(1).scrollIntoViewIfNeeded(),
    wanted: (page) => page.getByRole('slider').first(),
    isExtra: true,
  },
  'the list for reading offline': {
    address: () => '**/offline/docs.*.json',
    at: '/docs/intro',
    use: async (page, { offline }) => {
      // A move of the pointer brings what nobody needs before.
      await page.mouse.move(200, 300);
      await page.mouse.move(210, 300);
      await page.getByRole('button', { name: offline }).click();
    },
    wanted: (page) => page.getByRole('dialog'),
  },
  'the styles of later pages': {
    address: () => '**/assets/*.css',
    at: '/docs/intro',
    use: follow('/docs/quick'),
    wanted: (page, { home }) => page.locator(`link[rel="canonical"][href$="${home}/docs/quick"]`),
  },
};

/**
 * Answers a file as the table says, uses what needs it, and looks at what is left: the page can be read,
 * nothing is thrown, nothing loads for ever, and there is what was wanted or a way on, in the page's language.
 */
export async function tryLateFile(
  page: Page,
  context: BrowserContext,
  file: LateFile,
  answer: AnswerName,
  language: Language,
): Promise<void> {
  const words = languages[language];
  const thrown: string[] = [];
  context.on('weberror', (error) => thrown.push(String(error.error())));
  const isSilent = answer === 'no answer';
  if (isSilent) await page.clock.install();
  await page.route(file.address(words), answers[answer]);
  await openPage(page, words.home + file.at);
  const asked = documentsOf(context);
  await file.use(page, words);
  // The longest that anybody waits for a part of the site.
  if (isSilent) await page.clock.fastForward(20_000);
  const wanted = file.wanted(page, words);
  const wayOn = page.getByRole('alert').filter({ visible: true }).locator('button, a').first();
  if (file.isExtra !== true) await expect(wanted.or(wayOn).first()).toBeAttached();
  await expect(heading(page)).not.toBeEmpty();
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en-US' : 'zh-CN');
  expect(asked.length).toBeLessThan(3);
  expect(thrown).toEqual([]);
}

/** Files that bring a page to life, which it asks for while it comes. */
export const earlyFiles: Readonly<Record<string, string>> = {
  'the document': '**/docs/intro.json',
  'the layout': '**/assets/layout-*.json',
  'the sidebar': '**/assets/sidebar-*.json',
  'the client': '**/assets/client-*.js',
};

/** As `tryLateFile`; the way on is a link that reloads the page, and that mends it. */
export async function tryEarlyFile(
  page: Page,
  context: BrowserContext,
  address: string,
  answer: AnswerName,
  language: Language,
): Promise<void> {
  const { home } = languages[language];
  const notice = page.locator('#incomplete');
  const asked = documentsOf(context);
  const refused = page.waitForRequest(address);
  await page.route(address, answers[answer]);
  if (answer === 'no answer') await page.clock.install();
  await page.goto(`${home}/docs/intro`, { waitUntil: 'commit' });
  await refused;
  await notice.waitFor({ state: 'attached' });
  if (answer === 'no answer') await page.clock.fastForward(40_000);
  // Where no script has come, styles show it after a time.
  if (!address.includes('client')) await notice.waitFor({ state: 'visible' });
  await expect(heading(page)).not.toBeEmpty();
  await expect(page.getByRole('article')).toBeVisible();
  expect(asked).toEqual([`${home}/docs/intro`]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await notice.getByRole('link', { includeHidden: true }).evaluate((link: HTMLAnchorElement) => link.click());
  // With its clock held the page never comes to life.
  if (answer !== 'no answer') await untilHydrated(page);
}
