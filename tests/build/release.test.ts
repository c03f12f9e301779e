import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../support/builtSite';
import { packageRoot, runTool } from '../support/runTool';
import { copySite } from '../support/siteCopy';

const root = copySite('minimal', 'release');
const host = join(packageRoot, '.cache/tests/release-host');
const release = (...args: readonly string[]) => runTool('release', ...args, '--root', root);

test('REL-01: a release builds and publishes, and one with a mistake publishes nothing', async () => {
  rmSync(host, { recursive: true, force: true });
  const run = await release(host);
  const said = 'No Chrome or Chromium was found: booklets and sheets are not printed as PDFs.\n';
  expect([run.status, run.stderr]).toEqual([0, said]);
  expect(run.stdout).toContain(`Published in ${host}: `);
  const published = filesBelow(host).filter((path) => path !== '.release.json');
  expect(published).toEqual(filesBelow(join(root, 'dist')));

  const about = join(root, 'content/en/pages/about.md');
  appendFileSync(about, '\nFreshly written words.\n');
  expect((await release(host)).stdout).toMatch(/Published in .*: [1-9]\d? files written or removed\./);
  const page = readFileSync(join(host, 'about/index.html'), 'utf8');
  expect(page).toContain('Freshly written words.');

  appendFileSync(about, '\n[Nowhere](./nowhere.md)\n');
  expect((await release(host)).status).toBe(1);
  expect(readFileSync(join(host, 'about/index.html'), 'utf8')).toBe(page);
});

test('REL-01: a release asks for one folder that is not a part of the site', async () => {
  for (const [args, message] of [
    [[], 'Name the one folder that the host serves: npm run release -- /var/www/site'],
    [[host, host], 'Name the one folder'],
    [[root], 'is a folder of the site'],
    [[join(root, 'content/new')], 'is a folder of the site'],
    [[packageRoot], 'is a folder of the site'],
  ] as const) {
    const run = await release(...args);
    expect([run.status, run.stderr]).toEqual([2, expect.stringContaining(message)]);
  }
  expect(existsSync(join(root, 'content/new'))).toBe(false);
});
