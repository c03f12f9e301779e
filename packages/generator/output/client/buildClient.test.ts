import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClients } from './buildClient';

/** A package whose browser room is as small as it may be. */
const sources = {
  'packages/generator/browser/dev.ts': "console.log('The client.');",
  'packages/generator/browser/inline.ts': "export default () => console.log('Before the first paint.');",
  'packages/generator/browser/hideAnnouncement.ts': "export default () => console.log('It is gone.');",
  'packages/generator/browser/restoreTabs.ts': "export default () => console.log('Where tabs are.');",
  'packages/generator/browser/baseUrlWarning.ts': "export default () => console.log('On a home page.');",
};

const caches = join(import.meta.dirname, '../../../../.cache');
mkdirSync(caches, { recursive: true });
const packageRoot = mkdtempSync(join(caches, 'client-'));
const bundleClient = openClients();
const build = (baseUrl = '/') =>
  bundleClient({ packageRoot, siteCode: packageRoot, baseUrl, mode: 'development', scripts: {} });

beforeAll(() => {
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(packageRoot, path)), { recursive: true });
    writeFileSync(join(packageRoot, path), text);
  }
});
afterAll(() => rmSync(packageRoot, { recursive: true, force: true }));

test('the client is kept for each base path', async () => {
  const client = await build();
  expect(client.files[client.modules.at(-1) ?? '']).toContain('The client.');
  expect(client.inlineScript).toContain('Before the first paint.');

  writeFileSync(join(packageRoot, 'packages/generator/browser/dev.ts'), "console.log('Not read.');");
  expect(await build()).toBe(client);
  expect((await build('/below/')).files).not.toEqual(client.files);
});
