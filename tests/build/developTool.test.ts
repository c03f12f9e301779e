import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DevChanges, openDevChanges } from '../support/devChanges';
import { copySite } from '../support/siteCopy';
import { copyTool } from '../support/toolCopy';
import { startDevServer, type ToolServer } from '../support/toolServer';

let tool: string;
let server: ToolServer;
let changes: DevChanges;

beforeAll(async () => {
  tool = copyTool('develop-tool');
  // Within the copy, whose code of the site it then has.
  server = await startDevServer(copySite('minimal', 'develop-tool/develop-site'), tool);
  changes = await openDevChanges(server.home);
}, 120_000);
afterAll(async () => {
  changes?.close();
  await server?.stop();
  rmSync(tool, { recursive: true, force: true });
});

function edit(file: string, from: string, to: string): void {
  const path = join(tool, 'packages/generator', file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, text.replace(from, to));
}
const page = async () => (await fetch(new URL('about', server.home))).text();

test('CFG-11: the dev server shows an edit of the engine, a component, a style and a word at the same address; what cannot be bundled is told, and the last state goes on', async () => {
  const { server: before } = await changes.next();
  const settings = { timeout: 60_000 };
  expect(await page()).toContain('<i id="end" hidden>');

  edit('render/shell.ts', '<i id="end" hidden>', '<i id="end" hidden><');
  edit('app/layout/SkipLink.tsx', 'export function', 'export function (');
  await expect.poll(() => server.printed(), settings).toContain('cannot be bundled; the last state goes on');
  expect(await page()).toContain('<i id="end" hidden></i>');

  edit('app/layout/SkipLink.tsx', 'export function (', 'export function');
  edit('render/shell.ts', '<i id="end" hidden><', '<i id="end" data-edited hidden>');
  edit('app/layout/SkipLink.tsx', 'href="#content"', 'data-edited href="#content"');
  edit('app/styles/tokens.css', '--paper: #fcf8ef', '--paper: #fcf8ee');
  edit('model/words/en.ts', "skipToContent: 'Skip", "skipToContent: 'Jump");
  await expect.poll(() => page().catch(() => ''), settings).toContain('<i id="end" data-edited hidden>');
  const edited = await page();
  expect(edited).toMatch(/<a [^>]*data-edited[^>]*>Jump to main content/);
  expect(edited).toMatch(/--paper: ?#fcf8ee/);
  // Open pages find the server again at the same address, and are told that it is another one.
  changes = await openDevChanges(server.home);
  expect((await changes.next()).server).not.toBe(before);
}, 180_000);
