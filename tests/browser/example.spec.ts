import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot, spawnTool } from '../support/runTool';
import { type FolderServer, serveFolder } from '../support/serveFolder';
import { expect, test } from '../support/visitor';

const out = join(packageRoot, '.cache/tests/example/out');
let site: FolderServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const run = await spawnTool('build', '--root', 'packages/generator/example', '--out', out);
  expect(run).toMatchObject({ status: 0 });
  site = await serveFolder(out, '/', ['en']);
});
test.afterAll(() => site?.close());

test('the example of the generator is a site with its own name, words and exhibit, and knows no other', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/', 'Larkfield'],
    ['/about', 'About'],
    ['/docs/sowing', 'Sowing'],
    ['/blog/first-day', 'First day of spring'],
    ['/docs/soil', 'Soil'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(site.origin + path);
      await expect(page).toHaveTitle(path === '/' ? 'Larkfield' : `${title} | Larkfield`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });

  await page.getByRole('button', { name: 'Another spoon: 0' }).click();
  await expect(page.getByRole('button', { name: 'Another spoon: 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find', exact: false }).first()).toBeVisible();

  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' }))
    if (/\.(html|json|js|css|xml|txt|md)$/.test(file))
      expect(readFileSync(join(out, file), 'utf8'), file).not.toMatch(/resprite|dither-sky/i);
});
