import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { outOf } from './buildSites';
import type { FixtureName } from './fixtureVariants';
import { packageRoot } from './runTool';
import { type FolderServer, serveFolder } from './serveFolder';
import { freshTest } from './visitor';

interface OfflineSite extends FolderServer {
  /** From now on answers from another build. */
  showBuild(build: FixtureName): void;
  /** From now on answers from a build but for these files, as a host does in the middle of a deployment. */
  showWithout(build: FixtureName, ...files: readonly string[]): void;
}

/**
 * The visitor's test on a site below `/x/` whose guide can be stored, with a server of its own for
 * each test, which may answer from another build.
 */
export const offlineTest = freshTest.extend<{ readonly site: OfflineSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
  site: async ({}, use, { testId }) => {
    const server = await serveFolder(outOf('offline'), '/x/', ['zh']);
    const copy = join(packageRoot, '.cache/tests/shown', testId);
    await use({
      ...server,
      showBuild: (build) => server.show(outOf(build)),
      showWithout: (build, ...files) => {
        rmSync(copy, { recursive: true, force: true });
        cpSync(outOf(build), copy, { recursive: true });
        for (const file of files)
          for (const ending of ['', '.br'])
            rmSync(join(copy, file + ending), { recursive: true, force: true });
        server.show(copy);
      },
    });
    server.close();
    rmSync(copy, { recursive: true, force: true });
  },
  baseURL: ({ site }, use) => use(site.origin),
});
