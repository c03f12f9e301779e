import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SiteFolders, siteFolders } from '../siteFolders';
import { importSettings } from './importSettings';

let folders: SiteFolders;
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
    expect((await importSettings(folders)).written).toEqual({ title: 'One', by: 'A' });
    const file = join(folders.cache, 'settings.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('One', 'Kept'));
    process.env['WRITER'] = 'B';
    expect((await importSettings(folders)).written).toEqual({ title: 'Kept', by: 'B' });
  });

  it('are bundled anew when a file they import has changed', async () => {
    await importSettings(folders);
    write('words.ts', "export const title: string = 'Two';");
    expect((await importSettings(folders)).written).toMatchObject({ title: 'Two' });
  });

  it('know where they lie, whatever they are bundled into', async () => {
    write('site.config.ts', 'export default { here: import.meta.dirname, url: import.meta.url };');
    const { written } = await importSettings(folders);
    expect(written).toMatchObject({
      here: folders.root,
      url: expect.stringMatching(/^file:.*site\.config\.ts$/),
    });
  });
});
