import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findHosts } from '../../scripts/hosts.mjs';
import { publishFolder } from '../../src/engine/output/publishFolder';
import type { BuiltSite } from '../support/builtSite';
import { untilHydrated } from '../support/openPage';
import { heading } from '../support/pageText';
import { expect, isLateness, freshTest as test } from '../support/visitor';
import { type Host, startNginx } from './startHost';
import { buildTwoDeployments } from './twoDeployments';

const hosts = findHosts();
const visitorCount = 100;
/** Pages of a visitor share what the browser keeps. */
const pagesOfOne = 10;
const starts = ['/x/', '/x/docs/intro', '/x/zh/docs/intro', '/x/blog', '/x/docs/long'];

test.describe.configure({ mode: 'serial' });
test.skip(hosts.nginx === undefined || hosts.mimeTypes === undefined, 'This machine has no nginx');
test.use({
  // What is told of files that are not there any more, or not yet.
  expectedMessages: [
    /status of 404|stays as it came|loaded whole|module script|dynamically imported|apply style|MIME type|preload/,
  ],
});

let builds: readonly [BuiltSite, BuiltSite];
let scratch: string;
let folder: string;
let host: Host;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  builds = await buildTwoDeployments();
  scratch = mkdtempSync(join(tmpdir(), 'deployments-'));
  folder = join(scratch, 'served/x');
  mkdirSync(join(scratch, 'served'));
  const options = { hasBrotli: hosts.brotliModule !== undefined, folder: join(scratch, 'served') };
  host = await startNginx(hosts, builds[0].out, join(scratch, 'nginx'), options);
});
test.afterAll(async () => {
  await host?.stop();
  for (const path of [scratch, ...builds.map(({ root }) => root)])
    rmSync(path, { recursive: true, force: true });
});
const at = (path: string) => `http://127.0.0.1:${host.port}${path}`;
const buildOf = (build: BuiltSite) => build.page('docs/intro.json', 'doc').build;

/**
 * Follows a link of the page that is shown, another one each time, and waits until what it leads to can be read.
 * A page may be loaded whole meanwhile: what is waited for is then asked of the new document.
 */
async function goOn(page: Page, turn: number): Promise<void> {
  const timeout = 120_000;
  const followed = await page.waitForFunction(
    (turn) => {
      const isPage = ({ origin, pathname, hash, target }: HTMLAnchorElement) =>
        origin === location.origin &&
        /^\/x\/(zh\/)?(docs|blog)\/[\w-]+$/.test(pathname) &&
        pathname !== location.pathname &&
        hash === '' &&
        target === '';
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a, nav a')].filter(isPage);
      const link = links[turn % links.length];
      link?.click();
      return link?.pathname;
    },
    turn,
    { timeout },
  );
  await page.waitForFunction(
    (path) => {
      // The address changes before the page does; the canonical link changes with it.
      const canonical =
        document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.origin;
      const main = document.querySelector('main');
      return (
        location.pathname === path &&
        new URL(canonical).pathname === path &&
        main?.querySelector('h1')?.textContent !== '' &&
        (main?.textContent.length ?? 0) > 20
      );
    },
    await followed.jsonValue(),
    { timeout },
  );
}

test(`REL-02: a deployment and a roll-back under ${visitorCount} visitors leave all of them on pages that are read and used`, async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const [first, second] = builds;
  for (const _ of publishFolder(first.out, folder, Date.now()));
  const contexts = await Promise.all(
    Array.from({ length: visitorCount / pagesOfOne }, () => browser.newContext()),
  );
  const failures: string[] = [];
  const pages = await Promise.all(
    contexts.flatMap((context) =>
      Array.from({ length: pagesOfOne }, async (_, index) => {
        const page = await context.newPage();
        page.on('pageerror', (error) => {
          if (!isLateness(String(error))) failures.push(String(error));
        });
        await page.goto(at(starts[index % starts.length] ?? ''), { timeout: 120_000 });
        return page;
      }),
    ),
  );
  const deploy = async (build: BuiltSite, rounds: number) => {
    const all = [...publishFolder(build.out, join(scratch, 'count'), Date.now())].length;
    const steps = publishFolder(build.out, folder, Date.now());
    const each = Math.ceil(all / (visitorCount * rounds));
    for (let round = 0; round < rounds; round++)
      await Promise.all(
        pages.map(async (page, index) => {
          // The files change between the clicks of visitors, a few at a time.
          for (let step = 0; step < each; step++) steps.next();
          await goOn(page, round + index);
        }),
      );
    for (const _ of steps);
    await Promise.all(pages.map((page, index) => goOn(page, index)));
    for (const page of pages) {
      await page.reload();
      await untilHydrated(page);
      await expect(page.locator('#site')).toHaveAttribute('data-build', buildOf(build));
    }
  };
  await deploy(second, 3);
  await deploy(first, 2);
  expect(failures).toEqual([]);
  await Promise.all(contexts.map((context) => context.close()));
});

for (const [what, pagesFrom, assetsFrom] of [
  ['new pages with old assets', 1, 0],
  ['old pages with new assets', 0, 1],
] as const)
  test(`REL-02: half an upload, ${what}: every page is read, links lead on, and it says how to get the rest`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const [pagesOf, assetsOf] = [builds[pagesFrom], builds[assetsFrom]];
    rmSync(folder, { recursive: true, force: true });
    cpSync(pagesOf.out, folder, { recursive: true });
    rmSync(join(folder, 'assets'), { recursive: true });
    cpSync(join(assetsOf.out, 'assets'), join(folder, 'assets'), { recursive: true });
    for (const start of starts) {
      await page.goto(at(start));
      await expect(heading(page)).toBeVisible();
      await goOn(page, 1);
      await expect(heading(page)).toBeVisible();
    }
    await page.goto(at('/x/docs/intro'));
    const notice = page.locator('#incomplete');
    await expect(notice).toBeVisible({ timeout: 40_000 });
    cpSync(join(pagesOf.out, 'assets'), join(folder, 'assets'), { recursive: true });
    await notice.getByRole('link').click();
    await untilHydrated(page);
    await expect(notice).toHaveCount(0);
  });
