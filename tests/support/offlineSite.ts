import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltSite, buildFixture } from './builtSite';
import { changeSettings } from './changeSettings';
import { type FolderServer, serveFolder } from './serveFolder';
import { test } from './visitor';

interface Builds {
  readonly first: BuiltSite;
  /** One page says something else. */
  readonly reworded: BuiltSite;
  /** The bar says something else too, so that all pages are of another build. */
  readonly renewed: BuiltSite;
}

interface OfflineSite extends FolderServer {
  /** From now on answers from a build but for these files, as a host does in the middle of a deployment. */
  showWithout(build: BuiltSite, ...files: readonly string[]): void;
}

function offerOffline(root: string): void {
  changeSettings(root, {
    'docSets.0.offline': true,
    'docSets.0.label': { en: 'Guide', zh: '指南' },
  });
}

function reword(root: string): void {
  const file = join(root, 'content/en/docs-2/long.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Thirty sections.', 'Many sections.'));
}

/**
 * The visitor's test on a site below `/x/` whose guide can be stored, with a server of its own for
 * each test, which may answer from another build.
 */
export const offlineTest = test.extend<{ readonly site: OfflineSite }, { readonly builds: Builds }>({
  builds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const build = (as: string, ...changes: readonly ((root: string) => void)[]) =>
        buildFixture('subpath', {
          as: `offline-${as}-${process.pid}`,
          by: (root) => {
            for (const change of changes) change(root);
          },
        });
      const rename = (root: string) => changeSettings(root, { 'navbar.items.1.label.en': 'News' });
      const first = await build('first', offerOffline);
      const reworded = await build('reworded', offerOffline, reword);
      const renewed = await build('renewed', offerOffline, reword, rename);
      await use({ first, reworded, renewed });
      for (const { root } of [first, reworded, renewed]) rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  site: async ({ builds }, use, { testId }) => {
    const server = await serveFolder(builds.first.out, '/x/', ['zh']);
    const copy = join(builds.first.root, `copy-${testId}`);
    await use({
      ...server,
      showWithout: (build, ...files) => {
        rmSync(copy, { recursive: true, force: true });
        cpSync(build.out, copy, { recursive: true });
        for (const file of files)
          for (const ending of ['', '.br', '.gz'])
            rmSync(join(copy, file + ending), { recursive: true, force: true });
        server.show(copy);
      },
    });
    server.close();
    rmSync(copy, { recursive: true, force: true });
  },
  baseURL: ({ site }, use) => use(site.origin),
});
