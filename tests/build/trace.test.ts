import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../support/runTool';

/** Every item of the behaviour that the site promises, by its id. */
const items: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(packageRoot, 'tests/behaviour.json'), 'utf8'),
);

/** Items that are answered otherwise than by a test, each with the decision record that says why. */
const answeredElsewhere: Readonly<Record<string, string>> = {
  'ERR-09': '017-no-route-components.md',
};

const tests = ['tests', 'src']
  .flatMap((folder) =>
    readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => folder === 'tests' || /\.test\.tsx?$/.test(file))
      .map((file) => join(packageRoot, folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/[\\/]sites[\\/]/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('every item of the behaviour is cited by a test', () => {
  const cited = new Set(tests.match(/\b[A-Z][A-Z0-9]*-\d\d\b/g));
  const missing = Object.keys(items).filter((id) => !cited.has(id) && !(id in answeredElsewhere));
  expect(missing.map((id) => `${id} ${items[id]}`)).toEqual([]);
});

test('what is answered elsewhere is an item, and its record is there', () => {
  const records = readdirSync(join(packageRoot, 'docs/decisions'));
  for (const [id, record] of Object.entries(answeredElsewhere)) {
    expect(items).toHaveProperty([id]);
    expect(records).toContain(record);
  }
});

test('no test cites an item that does not exist', () => {
  const kinds = new Set(Object.keys(items).map((id) => id.split('-')[0]));
  const cited = [...new Set(tests.match(/\b[A-Z][A-Z0-9]*-\d\d\b/g))];
  expect(cited.filter((id) => kinds.has(id.split('-')[0]) && !(id in items))).toEqual([]);
});
