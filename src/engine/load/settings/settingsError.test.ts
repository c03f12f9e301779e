import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleSettings } from './bundleSettings';
import { describeSettingsError } from './settingsError';

/** What is said of settings that cannot be bundled. */
async function faultOf(source: string) {
  const root = mkdtempSync(join(tmpdir(), 'fault-'));
  writeFileSync(join(root, 'site.config.ts'), source);
  const error: unknown = await bundleSettings(join(root, 'site.config.ts')).catch(
    (thrown: unknown) => thrown,
  );
  rmSync(root, { recursive: true });
  return describeSettingsError(error);
}

it('names the place of a syntax error', async () => {
  expect(await faultOf("\nexport default {\n  title: 'x'")).toEqual({
    line: 3,
    column: 13,
    message: 'Expected `}` but found `EOF`',
  });
});

it('shows in plain text what cannot be imported', async () => {
  const { message } = await faultOf("import './missing';\nexport default {};");
  expect(message).toMatch(/^Could not resolve '\.\/missing' in /);
  expect(message).not.toContain('\u001B');
});

it('gives the message of whatever the settings throw themselves', () => {
  expect(describeSettingsError(new Error('boom'))).toEqual({ line: 1, column: 1, message: 'boom' });
});
