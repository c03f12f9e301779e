import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCache } from '../../output/cache/diskCache';
import { type SiteFolders, siteFolders } from '../siteFolders';
import { importSettings } from './importSettings';

let folders: SiteFolders;
const cache = () => openCache(folders.cache, 'any tool');
const write = (name: string, text: string) => writeFileSync(join(folders.root, name), text);

beforeEach(() => {
  folders = siteFolders(mkdtempSync(join(tmpdir(), 'settings-')));
  write('words.ts', "export const title: string = 'One';");
  write(
    'site.config.ts',
    "import { title } from './words';\nexport default { title, by: process.env['WRITER'] };",
  );
});
afterEach(() => rmSync(folders.root, { recursive: true }));

describe('settings', () => {
  it('run from the kept bundle while their files stay the same, in the environment of the day', async () => {
    process.env['WRITER'] = 'A';
    expect((await importSettings(folders, cache())).written).toEqual({ title: 'One', by: 'A' });
    const kept = cache().read('settings', folders.config)?.toString() ?? '';
    cache().write('settings', folders.config, kept.replace('One', 'Kept'));
    process.env['WRITER'] = 'B';
    expect((await importSettings(folders, cache())).written).toEqual({ title: 'Kept', by: 'B' });
  });

  it('are bundled anew when a file they import has changed', async () => {
    await importSettings(folders, cache());
    write('words.ts', "export const title: string = 'Two';");
    expect((await importSettings(folders, cache())).written).toMatchObject({ title: 'Two' });
  });

  it('know where they lie, whatever they are bundled into', async () => {
    write('site.config.ts', 'export default { here: import.meta.dirname, url: import.meta.url };');
    const { written } = await importSettings(folders, cache());
    expect(written).toMatchObject({
      here: folders.root,
      url: expect.stringMatching(/^file:.*site\.config\.ts$/),
    });
  });
});
