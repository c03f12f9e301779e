import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../support/runTool';

/** The name of every item of docs/behaviour.md, by its ID: in a list (`- **NAV-06 · Name**`) or a table. */
const items: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...readFileSync(join(packageRoot, 'docs/behaviour.md'), 'utf8').matchAll(
      /^(?:- \*\*|\| )([A-Z][A-Z0-9]*-\d\d)(?: · | \| )(.+?)(?:\*\*| \|)/gm,
    ),
  ]
    .reverse()
    .map(([, id = '', name = '']) => [id, name]),
);

/** Source files below the folders, with their text. */
function readSources(
  folders: readonly string[],
): readonly { readonly file: string; readonly text: string }[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/[\\/]sites[\\/]/.test(file))
    .map((file) => ({ file, text: readFileSync(join(packageRoot, file), 'utf8') }));
}

const sources = readSources(['tests', 'packages', 'site']);
const findIds = (text: string) => text.match(/\b[A-Z][A-Z0-9]*-\d\d\b/g) ?? [];

test('every item of the behaviour is cited by a test', () => {
  const tests = sources.filter(({ file }) => /\.(test|spec)\.tsx?$|^tests/.test(file));
  const cited = new Set(tests.flatMap(({ text }) => findIds(text)));
  const missing = Object.keys(items).filter((id) => !cited.has(id));
  expect(missing.map((id) => `${id} ${items[id]}`)).toEqual([]);
});

test('every ID in the code and the tests can be looked up', () => {
  const kinds = new Set(Object.keys(items).map((id) => id.split('-')[0]));
  const unknown = sources.flatMap(({ file, text }) =>
    findIds(text)
      .filter((id) => kinds.has(id.split('-')[0]) && !(id in items))
      .map((id) => `${file}: ${id}`),
  );
  expect(Object.keys(items).length).toBeGreaterThan(150);
  expect(unknown).toEqual([]);
});
