import { expect, test } from 'vitest';
import { checkScript } from './checkScript';

const messagesOf = async (code: string) =>
  (await checkScript(code, 'public/a.js')).map(({ file, message }) => `${file}: ${message}`);

test.each([
  'export default function addToPage(end, page) {}',
  'const addToPage = () => {};\nexport { addToPage as default };',
  "export { default } from './comments.js';",
])('ERR-09: a default export, however it is written, is one: %s', async (code) => {
  expect(await messagesOf(code)).toEqual([]);
});

test.each([
  'export function addToPage() {}',
  "export * from './comments.js';",
  '// export default addToPage;',
  '',
])('ERR-09: a script without one is told of: %s', async (code) => {
  expect(await messagesOf(code)).toEqual(['public/a.js: The page component has no default export.']);
});

test('a script that is no module is told of as that', async () => {
  expect(await messagesOf('export default function (')).toEqual([
    expect.stringMatching(/^public\/a\.js: The script cannot be read: ./),
  ]);
});
