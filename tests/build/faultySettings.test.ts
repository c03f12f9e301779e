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
  test.each(cases)('CFG-01: %s: what is said, with lines and columns', async (name) => {
    await expect(messages(name)).toMatchFileSnapshot(
      join(packageRoot, `tests/sites/faultySettings/expected/${name}.txt`),
    );
    expect(runs.get(name)?.status).toBe(name === 'page' ? 0 : 1);
  });

  test.each([
    ['CFG-01: an unknown key', 'Unknown setting "tittle"\n    Did you mean "title"?'],
    ['CFG-01: a missing key', 'Setting "title" is missing'],
    ['CFG-01: a wrong type', 'trailingSlash must be'],
    ['CFG-01: a url with a path', 'url must not have a path'],
    ['CFG-01: a base path without slashes', 'baseUrl must start and end with a slash'],
    ['CFG-01: an unknown colour mode', 'colorMode.default must be one of light, dark'],
    [
      'NAV-02: an item with two targets',
      'to in entry 1 of navbar.items needs exactly one target: `to` (this site) or `href` (another site)',
    ],
    [
      'NAV-02: an item without target',
      'to in entry 2 of navbar.items needs exactly one target: `to` (this site) or `href` (another site)',
    ],
    [
      'NAV-02: a footer link with two targets',
      'to in entry 1 of items in entry 1 of footer.columns needs exactly one target',
    ],
    [
      'NAV-03: a pattern that is none',
      'activePattern in entry 4 of navbar.items must be a regular expression',
    ],
    [
      'ERR-14: an unknown kind of item',
      'kind in entry 5 of navbar.items must be one of link, doc, sidebar, dropdown, language, search, docsVersion, found a text ("lnk")\n    Did you mean "link"?',
    ],
    [
      'NAV-07: a dropdown in a dropdown',
      'kind in entry 1 of items in entry 6 of navbar.items must be one of link, doc, sidebar, found a text ("dropdown")\n    A dropdown cannot hold a dropdown.',
    ],
    ['a dropdown with nothing in it', 'items in entry 7 of navbar.items must have at least 1 entry'],
  ])('%s', (_mistake, message) => {
    expect(messages('shape')).toContain(message);
  });

  test.each([
    [
      'NAV-04: an unknown doc, with the ids there are',
      /navbar\.items\[2\]\.id: The doc set "docs" has no doc "intor"\.\n {4}Did you mean "intro"\?\n {4}Docs: intro, other, draft/,
    ],
    ['NAV-04: an unknown set', /navbar\.items\[1\]\.set: There is no doc set "dosc"/],
    [
      'NAV-05: an unknown sidebar, with those there are',
      /navbar\.items\[3\]\.sidebar: The doc set "docs" has no sidebar "dcos"\.\n[^\n]*"docs"\?\n {4}Sidebars: docs/,
    ],
    ['ERR-11: a sidebar with nothing to link to', /The sidebar "drafts" has nothing to link to/],
    [
      'ERR-12: an unknown version, with those there are',
      /has no version "3"\.\n(?:[^\n]*\n)? {4}Versions: current, 1/,
    ],
    ['VER-08: an unknown latest version', /docSets\[0\]\.latest: The doc set "docs" has no version "2"/],
    [
      'an address of the bar that does not exist',
      /navbar\.items\[0\]\.to: The address "\/docs\/intor" does not exist/,
    ],
    ['one of a dropdown', /navbar\.items\[6\]\.to: The address "\/nowhere" does not exist/],
    ['one inside a dropdown', /navbar\.items\[6\]\.items\[1\]\.to: The address "\/nowhere"/],
    ['LAY-05: one of the footer', /footer\.columns\[0\]\.items\[0\]\.to: The address/],
    ['DOC-10: one of Page Not Found', /notFoundLinks\[0\]: The address/],
    [
      'ANN-01: a broken link of the announcement',
      /announcement\.content: The link "\/docs\/intor" leads to a page/,
    ],
    ['RT-06: two redirects from one path', /there are two redirects from \/old/],
    ['RT-06: a redirect to nowhere', /\/older leads to \/docs\/intor, which does not exist/],
    ['SEO-06: a favicon that does not exist', /favicon: The file "\/icon\.svg" does not exist/],
    ['LAY-08: a logo that does not exist', /navbar\.logo: The file "\/logo\.svg" does not exist/],
  ])('%s', (_mistake, message) => {
    expect(messages('names')).toMatch(message);
  });

  test('CFG-01: a default locale that is none', () => {
    expect(messages('locale')).toContain(
      'locales.default must be one of the locales in `list`, found a text ("fr")',
    );
  });

  test('VIS-01: an item that names a draft is no mistake', () => {
    expect(messages('names')).not.toContain('"draft"');
  });

  test('RT-06: a redirect from a page is left out, and the page wins', () => {
    expect(messages('page')).toMatch(/site\.yaml:7:3 {2}warning {2}redirects: \/docs\/intro is a page/);
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
