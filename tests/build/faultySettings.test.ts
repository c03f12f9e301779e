import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { packageRoot, type Run, runTool } from '../support/runTool';
import { copySite } from '../support/siteCopy';

const cases = [
  'shape',
  'surprises',
  'locale',
  'names',
  'page',
  'syntax',
  'empty',
  'script',
  'missing',
] as const;
type Case = (typeof cases)[number];

const runs = new Map<Case, Run>();
beforeAll(async () => {
  for (const name of cases) {
    const root = copySite('faultySettings', `faultySettings-${name}`);
    if (name === 'script') writeFileSync(join(root, 'site.config.ts'), 'export default {};\n');
    else if (name !== 'missing') copyFileSync(join(root, `settings/${name}.yaml`), join(root, 'site.yaml'));
    rmSync(join(root, 'settings'), { recursive: true });
    if (name === 'names') addOtherSets(root);
    runs.set(name, await runTool('build', '--root', root, '--out', join(root, 'out')));
  }
});

/** A version without trouble, and a set that has nothing to open. */
function addOtherSets(root: string): void {
  for (const [path, extra] of [
    ['docs-1/intro.md', ''],
    ['drafts/only.md', 'draft: true\n'],
  ] as const) {
    const file = join(root, 'content/en', path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, `---\ntitle: Other\n${extra}---\n\nText.\n`);
  }
}

function messages(name: Case): string {
  return runs.get(name)?.stderr ?? '';
}

describe('wrong settings', () => {
  test.each(cases)(
    'ANN-01, CFG-01, DOC-10, ERR-11, ERR-12, ERR-14, LAY-05, LAY-08, NAV-02, NAV-03, NAV-04, NAV-05, NAV-07, RT-06, SEO-06, VER-08: %s: what is said, with lines and columns',
    async (name) => {
      await expect(messages(name)).toMatchFileSnapshot(
        join(packageRoot, `tests/sites/faultySettings/expected/${name}.txt`),
      );
      expect(runs.get(name)?.status).toBe(name === 'page' ? 0 : 1);
    },
  );

  test('VIS-01: an item that names a draft is no mistake', () => {
    expect(messages('names')).not.toContain('"draft"');
  });

  test('every message names the file with line and column', () => {
    for (const name of ['shape', 'names'] as const) {
      const heads = messages(name)
        .split('\n')
        .filter((line) => /^\S/.test(line))
        .slice(0, -1);
      expect(heads.length).toBeGreaterThan(15);
      for (const head of heads)
        expect(head).toMatch(/^(site\.yaml|content\/\S+):\d+:\d+ {2}(error|warning) {2}/);
    }
  });
});
