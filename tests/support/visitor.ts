import { test as base, type CDPSession, expect, type Page } from '@playwright/test';
import { emulateConnection } from './connection';

interface VisitorOptions {
  /** Messages in the console that a test brings about on purpose. */
  expectedMessages: readonly RegExp[];
  /**
   * A context that no other test uses: for tests of what the browser stores beside local storage, which is not
   * cleared, and for those that set the clock, whose scripts are taken out of a context one by one, so that the
   * page of the next test may find only some of them.
   */
  ownContext: boolean;
  /**
   * Whether pages behind links are fetched ahead, as on a connection that nobody spares. A visit takes a third more
   * of the processor's time with it, so that only tests of it, and of what it could disturb, have it.
   */
  fetchesAhead: boolean;
}

/**
 * The browser says these whenever something comes later than it expects, as on a slow machine: the
 * client, which has a test of its own that it takes what was fetched ahead for it, or a page loaded
 * whole, which then appears without a transition.
 */
const lateness = [
  /was preloaded using link preload but not used within a few seconds/,
  /Transition was aborted because of invalid state\. Page already revealed/,
];

/** Whether a message of the browser says only that something came late, which it does on a busy machine. */
export const isLateness = (message: string) => lateness.some((pattern) => pattern.test(message));

/**
 * The test of everyone who visits the site: it fails if any page it opened wrote an error or a
 * warning into the console, or threw.
 */
export const test = base.extend<
  VisitorOptions & { complaints: string[]; devtools: CDPSession; withoutScripts: Page },
  { pageWithoutScripts: Page }
>({
  expectedMessages: [[], { option: true }],
  ownContext: [false, { option: true }],
  fetchesAhead: [false, { option: true }],
  context: async ({ browser, context, ownContext }, use) => {
    if (!ownContext) return use(context);
    const own = await browser.newContext();
    await use(own);
    await own.close();
  },
  complaints: [
    async ({ context, expectedMessages }, use) => {
      const complaints: string[] = [];
      const hear = (message: string, page: Page | null) => {
        if (isLateness(message) || expectedMessages.some((pattern) => pattern.test(message))) return;
        complaints.push(`${page?.url() ?? 'a page'}: ${message}`);
      };
      context.on('console', (message) => {
        const isBad = message.type() === 'error' || message.type() === 'warning';
        if (isBad) hear(`${message.text()} (${message.location().url})`, message.page());
      });
      context.on('weberror', (error) => hear(String(error.error()), error.page()));
      await use(complaints);
      const heard = [...complaints];
      // Requests of the page at the end of the test are no longer answered.
      for (const routed of [context, ...context.pages()])
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      expect(heard, 'nothing is in the console').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, fetchesAhead }, use) => {
    if (!fetchesAhead) await emulateConnection(page, { saveData: true });
    // A second tab of the test before took the focus with it.
    await page.bringToFront();
    await use(page);
  },
  devtools: async ({ page }, use) => {
    const devtools = await page.context().newCDPSession(page);
    await use(devtools);
    // Its settings for the page end with it.
    await devtools.detach();
  },
  /** A page of the site in which no script runs: a context of another kind in place of the one in use costs more. */
  withoutScripts: async ({ pageWithoutScripts: page, viewport }, use) => {
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.emulateMedia({ media: null });
    await page.goto('about:blank');
  },
  pageWithoutScripts: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: project.use.baseURL ?? '',
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** The same with a context of its own for each test. */
export const freshTest = test.extend({ ownContext: true });

export { expect };
