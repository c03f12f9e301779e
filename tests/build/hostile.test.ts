import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteFolders } from 'generator/load/siteFolders';
import { ContentError, formatProblems, type Problem } from 'generator/model/problem';
import { readSite } from 'generator/readSite';
import { expect, test } from 'vitest';
import { type BuiltSite, openOutput } from '../support/builtSite';
import { fillTemplate } from '../support/hostileSite';
import { all, type HtmlElement } from '../support/html';
import { packageRoot, runTool } from '../support/runTool';

const base = join(packageRoot, '.cache/tests/hostile');

/**
 * Puts a text, one of these by turns, into every place where a file of the site takes a value, takes it back where it is
 * refused, at the line that the message names, and builds the site with what is left of it.
 */
async function buildWith(
  payloads: readonly string[],
  name: string,
): Promise<BuiltSite & { readonly kept: number }> {
  const root = join(base, name);
  rmSync(root, { recursive: true, force: true });
  const refused = new Set<string>();
  let errors: readonly Problem[] = [];
  const fileOf = (place: string) => place.slice(0, place.lastIndexOf(':'));
  for (let round = 0; round < 10; round++) {
    let kept = 0;
    let places = 0;
    const used = new Map<string, string[]>();
    const files = fillTemplate(({ place, shared }) => {
      places += 1;
      if (shared !== undefined) used.set(place, [...(used.get(place) ?? []), shared]);
      if (refused.has(place) || refused.has(fileOf(place)) || (shared !== undefined && refused.has(shared)))
        return undefined;
      kept += 1;
      // All places of one name change alike.
      return payloads[shared === undefined ? places % payloads.length : 0];
    });
    writeSite(root, files);
    errors = await errorsOf(root);
    if (errors.length === 0) {
      const out = join(root, 'out');
      return { ...openOutput(await runTool('build', '--root', root, '--out', out), root, out), kept };
    }
    const before = refused.size;
    for (const { file, line } of errors)
      for (const name of [`${file}:${line}`, ...(used.get(`${file}:${line}`) ?? [])]) refused.add(name);
    // What is said where a link stands may be the fault of its target, further below.
    if (refused.size === before) for (const { file } of errors) refused.add(file);
  }
  throw new Error(`With ${name} the site is never in order:\n${formatProblems(errors)}`);
}

function writeSite(root: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

async function errorsOf(root: string): Promise<readonly Problem[]> {
  const tool = { folders: siteFolders(root), toolVersion: 'hostile', worker: undefined };
  try {
    const { problems } = await readSite(tool, 'production', '2025-01-01');
    return problems.filter(({ severity }) => severity === 'error');
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Addresses that run something, as a browser reads them: it passes over blanks, and letter case does not count. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers pass over them
const runs = /^[\s\u0000-\u0020]*(?:javascript|vbscript|data):/i;
const harmlessData = /^data:(?:,$|image\/(?:svg\+xml|png)[,;])/;

/** Everything in the output that would run, or fetch from elsewhere. */
function findActive({ files, html, text }: BuiltSite): string[] {
  return files.flatMap((file): string[] => {
    if (/\.html?$/.test(file)) return findActiveElements(html(file)).map((found) => `${file}: ${found}`);
    if (!file.endsWith('.json')) return [];
    const addresses = [
      ...text(file).matchAll(/"(?:href|src|to|url|editUrl|picture|image|poster)":"([^"]*)"/g),
    ];
    return addresses.flatMap(([written, address = '']) =>
      runs.test(address) && !harmlessData.test(address) ? [`${file}: ${written}`] : [],
    );
  });
}

const ownScript = /^(?:application\/ld\+json|module)$/;
const addressAttributes = /^(?:href|src|srcset|action|formaction|poster|data)$/;

function findActiveElements(page: HtmlElement): string[] {
  const ids = all(page, '*').flatMap(({ attributes }) => attributes['id'] ?? []);
  const repeated = ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `two of the id ${id}`);
  const active = all(page, '*').flatMap(({ tag, attributes, children }) => {
    const found = Object.entries(attributes).filter(
      ([name, value]) =>
        name.startsWith('on') ||
        name === 'srcdoc' ||
        (addressAttributes.test(name) &&
          ((runs.test(value) && !harmlessData.test(value)) ||
            (tag !== 'a' && tag !== 'link' && /^(?:https?:)?\/\//.test(value)))),
    );
    const words = children.join('');
    const escapes = tag === 'script' && !ownScript.test(attributes['type'] ?? '') && /<\/?[a-z]/i.test(words);
    return [
      ...found.map(([name, value]) => `<${tag} ${name}="${value}">`),
      ...(escapes ? [`a script with markup: ${words.slice(0, 200)}`] : []),
      ...(/^(?:iframe|object|embed|base)$/.test(tag) ? [`<${tag}>`] : []),
    ];
  });
  return [...repeated, ...active];
}

test('the template is in order as it is', async () => {
  const root = join(base, 'fine');
  writeSite(
    root,
    fillTemplate(() => undefined),
  );
  expect(formatProblems(await errorsOf(root))).toBe('');
});

test.each([
  [
    'markup',
    [
      `"'></title></style></script><script>alert(1)</script><img src=x onerror=alert(1)>`,
      '$& {title} $' + '{alert(1)} {{x}}',
    ],
  ],
  [
    'addresses',
    [
      ' \tJaVaScRiPt:alert(1)//https://x',
      '//evil.example/x.png',
      '../../../../../escaped/x',
      'data:text/html,<script>alert(1)</script>',
      '/../../../escaped/x.png',
    ],
  ],
  ['names-of-objects', ['__proto__', 'constructor']],
])(
  'ERR-17: %s in every place of a pull request is refused with the place, or is only words',
  async (name, payloads) => {
    const site = await buildWith(payloads, name);
    expect(site.kept).toBeGreaterThan(20);
    expect(findActive(site)).toEqual([]);
  },
);
