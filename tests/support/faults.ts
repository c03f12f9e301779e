import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { addLink } from './addLink';
import { clientScripts } from './clientScripts';
import { documentsOf } from './documentsOf';
import { openControl } from './offline';
import { untilHydrated } from './openPage';
import { heading } from './pageText';
import { keepSilent } from './silence';
import { expect } from './visitor';

/** How a file may be answered instead of as it was built, beside not at all. */
const answers = {
  'status 500': (route: Route) => route.fulfill({ status: 500, body: 'no' }),
  'status 404': (route: Route) => route.fulfill({ status: 404, body: 'no' }),
  'a broken line': (route: Route) => route.abort(),
  'half a body': async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    // Browsers do not keep what was cut off.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: body.subarray(0, body.length / 2) });
  },
  'an empty body': (route: Route) => route.fulfill({ body: '' }),
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

const silence = 'no answer';
export type AnswerName = keyof typeof answers | typeof silence;
const isNamed = (name: string): name is keyof typeof answers => name in answers;
export const answerNames: readonly AnswerName[] = [...Object.keys(answers).filter(isNamed), silence];

const languages = {
  en: { language: 'en', home: '', search: 'Search', size: /MB|not known/, query: 'palette' },
  zh: { language: 'zh', home: '/zh', search: '搜索', size: /MB|不知道大小/, query: '调色板' },
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
  /** The visitor's next step, once its control is on the page. */
  readonly next?: {
    readonly at: typeof searchBox;
    readonly act: (box: Locator, words: Words) => Promise<void>;
  };
  /** The result that the visitor wanted. */
  readonly wanted: (page: Page, words: Words) => Locator;
  /** The page is complete without it: nothing need be said. */
  readonly isExtra?: true;
}

const searchBox = (page: Page, { search }: Words) => page.getByRole('combobox', { name: search });
const follow = (to: string) => async (page: Page, words: Words) => {
  await (await addLink(page, 'onwards', { href: words.home + to })).click();
};
const search = {
  at: '/docs/intro',
  use: (page: Page, words: Words) => page.getByRole('button', { name: words.search, exact: true }).click(),
  next: { at: searchBox, act: (box: Locator, { query }: Words) => box.fill(query) },
  wanted: (page: Page) => page.getByRole('dialog').getByRole('option').first(),
} satisfies Partial<LateFile>;

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
    ...search,
  },
  'the words of the search': {
    address: () => /\/assets\/words-(en|zh)-[^/]*\.json/,
    ...search,
  },
  'the directory of the search': {
    address: () => '**/search-index/*.json',
    ...search,
  },
  'a file of the search index': {
    address: () => '**/assets/search/*.json',
    ...search,
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
    use: async (page, { language }) => void (await openControl(page, language)),
    // How much it is, or that this cannot be told: the dialog itself comes before the list has been asked for.
    wanted: (page, { size }) => page.getByRole('dialog').getByText(size).first(),
  },
  'the styles of later pages': {
    address: () => '**/assets/*.css',
    at: '/docs/intro',
    use: follow('/docs/quick'),
    wanted: (page, { home }) => page.locator(`link[rel="canonical"][href$="${home}/docs/quick"]`),
  },
};

/** Answers an address otherwise. @returns what waits until something is there */
async function answerAs(page: Page, address: string | RegExp, answer: AnswerName) {
  if (answer === silence) return keepSilent(page, address);
  await page.route(address, answers[answer]);
  return (awaited: Locator) => expect(awaited).toBeAttached();
}

/**
 * Answers a file as the table says, uses what needs it, and looks at what is left: the page can be read,
 * nothing is thrown, nothing loads for ever, and there is what was wanted or a way on, in the page's language.
 * Where the file comes after all, the way on leads to what was wanted.
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
  const untilThere = await answerAs(page, file.address(words), answer);
  await page.goto(words.home + file.at);
  await untilThere(page.locator('[data-has-hydrated="true"]'));
  const asked = documentsOf(context);
  await file.use(page, words);
  const wanted = file.wanted(page, words);
  const wayOn = page.getByRole('alert').filter({ visible: true }).locator('button, a').first();
  const box = file.next?.at(page, words).filter({ visible: true });
  const act = (at: Locator) => file.next?.act(at, words);
  if (box !== undefined) {
    await untilThere(box.or(wayOn).first());
    if (await box.isVisible()) await act(box);
  }
  if (file.isExtra !== true) await untilThere(wanted.or(wayOn).first());
  await expect(heading(page)).not.toBeEmpty();
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en-US' : 'zh-CN');
  expect(asked.length).toBeLessThan(3);
  if (await wayOn.isVisible()) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (/Reload|重新加载/.test((await wayOn.textContent()) ?? '')) {
      await Promise.all([page.waitForEvent('domcontentloaded'), wayOn.click()]);
      await untilHydrated(page);
      await file.use(page, words);
    } else await wayOn.click();
    if (box !== undefined) {
      await expect(box).toBeAttached();
      await act(box);
    }
    await expect(wanted).toBeAttached();
  }
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
  const untilThere = await answerAs(page, address, answer);
  await page.goto(`${home}/docs/intro`, { waitUntil: 'commit' });
  await refused;
  await notice.waitFor({ state: 'attached' });
  // Where no script has come, styles show it after a time.
  if (!address.includes('client')) await untilThere(notice.filter({ visible: true }));
  await expect(heading(page)).not.toBeEmpty();
  await expect(page.getByRole('article')).toBeVisible();
  expect(asked).toEqual([`${home}/docs/intro`]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // The client is asked for twice: where the second time came after the faults were over, the page lives already.
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('#incomplete a');
    if (link === null) location.reload();
    else link.click();
  });
  await untilHydrated(page);
}
