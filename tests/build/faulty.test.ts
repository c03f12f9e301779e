import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { fileHashes } from '../support/fileHashes';
import { packageRoot, type Run, runTool } from '../support/runTool';
import { copySite } from '../support/siteCopy';

let folder: string;
let run: Run;
let before: Readonly<Record<string, string>>;
let after: Readonly<Record<string, string>>;
let checked: Run;

function jpegOf(): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
}

beforeAll(async () => {
  const good = copySite('minimal', 'faulty-before');
  const root = copySite('faulty');
  folder = root;
  const out = join(root, 'out');
  // These cannot be kept in a repository: too large, or a danger to whoever walks its folders.
  const docs = join(root, 'content/en/docs');
  writeFileSync(join(docs, 'huge.md'), '---\ntitle: Huge\n---\n\n'.padEnd(5 * 1024 * 1024, 'pixels '));
  symlinkSync(docs, join(docs, 'round'), 'dir');

  cpSync(join(packageRoot, 'tests/pixels/fixtures/ball-sharp.gif'), join(docs, 'ball.gif'));
  writeFileSync(join(docs, 'sketch.psd'), '8BPS');
  writeFileSync(join(docs, 'photo.png'), await jpegOf());

  const built = await runTool('build', '--root', good, '--out', out);
  if (built.status !== 0) throw new Error(`The good site does not build:\n${built.stderr}`);
  before = fileHashes(out);
  run = await runTool('build', '--root', root, '--out', out);
  after = fileHashes(out);
  checked = await runTool('check', '--root', root);
});

describe('a site with every mistake of a writer', () => {
  test('ERR-09, ERR-11 to ERR-15: all mistakes are told at once, each with its place, what is allowed and the nearest spelling', async () => {
    await expect(run.stderr).toMatchFileSnapshot(
      join(packageRoot, 'tests/sites/faulty/expected/messages.txt'),
    );
    expect(run.stdout).toBe('');
    expect(run.status).toBe(1);
  });

  test('each message names file, line and column, in their order, errors before warnings', () => {
    const heads = run.stderr
      .split('\n')
      .filter((line) => /^\S/.test(line))
      .slice(0, -1);
    expect(heads.length).toBeGreaterThan(100);
    for (const head of heads) expect(head).toMatch(/^[\w./ -]+:\d+:\d+ {2}(error|warning) {2}\S/);
    const warnings = heads.filter((head) => head.includes('  warning  '));
    expect(heads.slice(-warnings.length)).toEqual(warnings);
    for (const part of [warnings, heads.slice(0, -warnings.length)]) {
      const files = part.map((head) => head.slice(0, head.indexOf(':')));
      expect(files).toEqual([...files].sort((a, b) => a.localeCompare(b, 'en')));
    }
  });

  test('the last good output stays as it was, byte for byte, and nothing is left beside it', () => {
    expect(Object.keys(before).length).toBeGreaterThan(5);
    expect(after).toEqual(before);
  });

  test('where GitHub runs it, each of them is an annotation, too', async () => {
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    vi.stubEnv('GITHUB_WORKSPACE', folder);
    const annotated = await runTool('check', '--root', folder);
    vi.unstubAllEnvs();
    expect(annotated.stderr).toBe(run.stderr);
    const heads = run.stderr.split('\n').filter((line) => /:\d+:\d+ {2}(error|warning) {2}/.test(line));
    const lines = annotated.stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(heads.length);
    for (const line of lines) expect(line).toMatch(/^::(error|warning) file=[^:,]+,line=\d+,col=\d+::\S/);
  });

  test('check finds the same', () => {
    expect(checked.status).toBe(1);
    expect(checked.stderr).toBe(run.stderr);
  });

  test.each([
    ['an unknown key', /docs\/keys\.md:2:1 {2}error {2}Unknown key "titel"\n {4}Did you mean "title"\?/],
    ['a wrong type', /docs\/keys\.md:4:11 {2}error {2}position must be a number/],
    ['YAML that is none', /docs\/syntax\.md:3:12 {2}error {2}This is not YAML/],
    [
      'CT-03: an unknown directive',
      /directives\.md:5:1 {2}error {2}Unknown directive :::tipp\n {4}Did you mean "tip"\?/,
    ],
    ['an unknown attribute', /directives\.md:9:8 {2}error {2}:::tip: Unknown attribute "colour"/],
    ['a merge conflict in a text', /en\/docs\/conflict\.md:5:1 {2}error {2}The file has a merge conflict/],
    ['one in a picture', /art\/conflict\.art:2:1 {2}error {2}The file has a merge conflict/],
    ['DOC-02: a second title', /headings\.md:5:1 {2}warning {2}A second title: "A second title"/],
    ['an unclosed code block', /en\/docs\/unclosed\.md:5:1 {2}error {2}This code block is not closed/],
    ['an unclosed directive', /directives\.md:40:1 {2}error {2}:::note is not closed/],
    [
      'CT-07: two tabs with one value',
      /directives\.md:25:8 {2}error {2}The tab of line 22 has the value "a" already/,
    ],
    ['CT-07: a default that no tab is', /directives\.md:21:10 {2}error {2}No tab has the value "c"/],
    ['CT-07: no tab', /directives\.md:31:1 {2}error {2}These tabs have no tab/],
    ['CT-07: a child that is no tab', /directives\.md:28:1 {2}error {2}Only :::tab can stand in :::tabs/],
    ['CT-12, ERR-15: an unknown language', /code\.md:5:4 {2}warning {2}Language does not exist: nosuchlang/],
    [
      'CT-14: a link to no page',
      /links\.md:5:25 {2}error {2}The link "\/docs\/intor"[^\n]*\n {4}Did you mean "\/docs\/intro"\?/,
    ],
    ['CT-14: a link to no file', /en\/docs\/links\.md:5:3 {2}error {2}The link "\.\/intor\.md"/],
    ['CT-14: the same in a translation', /zh\/docs\/links\.md:5:3 {2}error {2}The link "\.\/intor\.md"/],
    ['CT-14: a link to no anchor', /links\.md:7:4 {2}error {2}The link "intro\.md#hear"/],
    [
      'CT-14: one of the home page',
      /en\/home\.yaml:7:5 {2}error {2}The address "\/docs\/intor" does not exist/,
    ],
    [
      'CT-14: one of a sidebar',
      /sidebars\.yaml:4:5 {2}error {2}The address "\/docs\/nowhere" does not exist/,
    ],
    ['VIS-01: a link to a draft', /links\.md:9:3 {2}error {2}The link "draft\.md" leads to a draft/],
    [
      'CT-15: a missing picture',
      /pictures\.md:5:1 {2}error {2}The picture "\.\/missing\.png" does not exist/,
    ],
    [
      'CT-15: a picture that is none',
      /pictures\.md:11:1 {2}error {2}The picture "\.\/broken\.png" cannot be read/,
    ],
    [
      'CT-18: a picture with another name',
      /pictures\.md:15:1 {2}error {2}The picture "\.\/photo\.png" is a JPEG/,
    ],
    [
      'CT-18: one that moves within words',
      /pictures\.md:17:11 {2}error {2}The picture "\.\/ball\.gif" is animated/,
    ],
    [
      'CT-18: one that no browser shows',
      /pictures\.md:19:1 {2}error {2}The picture "\.\/sketch\.psd" is of no/,
    ],
    [
      'a picture without words',
      /pictures\.md:7:1 {2}error {2}The picture "\.\/fine\.png" has no alternative text/,
    ],
    [
      'CFG-04: one address for two files',
      /duplicate-b\.md:3:1 {2}error {2}The address \/docs\/twice is taken by content\/en\/docs\/duplicate-a\.md/,
    ],
    [
      'CFG-04: a public file in the place of a page',
      /public\/docs\/intro\.html:1:1 {2}error {2}The address \/docs\/intro is taken by content\/en\/docs\/intro\.md/,
    ],
    [
      'CFG-04: the same of a document',
      /public\/zh\/docs\/intro\.json:1:1 {2}error {2}The address \/zh\/docs\/intro\.json is taken/,
    ],
    ['CFG-04: one in the place of Page Not Found', /public\/404\.html:1:1 {2}error/],
    [
      'CT-02: one id for two headings',
      /headings\.md:9:8 {2}error {2}The id "same" is already that of line 7/,
    ],
    [
      'CT-02: ids that differ between the languages',
      /zh\/docs\/headings\.md:5:1 {2}error {2}The heading's id is "other"/,
    ],
    [
      'I18N-02: a file without a translation',
      /untranslated\.md:1:1 {2}warning {2}The file has no translation in "zh"/,
    ],
    [
      'a translation without original',
      /zh\/docs\/orphan\.md:1:1 {2}error {2}The file has no original in the default language/,
    ],
    [
      'BL-14: an unknown author',
      /no-title\.md:2:11 {2}error {2}Unknown author "adda"\.\n {4}Did you mean "ada"\?\n[^\n]*ada, adaLovelace, ada-lovelace/,
    ],
    [
      'BL-14: two authors with one address',
      /authors\.yaml:8:1 {2}error {2}The authors "adaLovelace" and "ada-lovelace"/,
    ],
    ['an unknown tag', /no-title\.md:3:8 {2}error {2}Unknown tag "newz"/],
    ['a post without date', /no-date\.md:1:1 {2}error {2}The post has no date/],
    ['a day that there is not', /bad-date\.md:3:7 {2}error {2}date is not a day of the calendar/],
    ['a post without title', /en\/blog\/2024-01-01-no-title\.md:1:1 {2}error {2}The post has no title/],
    ['a page without title', /pages\/untitled\.md:1:1 {2}error {2}The page has no title/],
    [
      'CAT-04: a category with nothing in it',
      /sidebars\.yaml:6:5 {2}error {2}The category "Empty" has neither pages nor a link/,
    ],
    ['DOC-05: a neighbour that there is not', /names\.md:4:1 {2}error {2}"previous" names the doc "intor"/],
    ['SEO-05: no such picture for sharing', /names\.md:7:1 {2}error {2}The picture "\.\/missing\.png"/],
    [
      'RT-06: a redirect to nowhere',
      /site\.yaml:\d+:\d+ {2}error {2}redirects: \/older leads to \/docs\/intor/,
    ],
    ['invalid UTF-8', /gbk\.md:2:8 {2}error {2}The file is not valid UTF-8/],
    ['an empty file', /empty\.md:1:1 {2}error {2}The file is empty/],
    ['a file of 5 MB', /huge\.md:1:1 {2}error {2}The file has 5\.0 MB/],
    [
      'a space in a file name',
      /two words\.md:1:1 {2}error {2}The file name "docs\/two words\.md" has a space/,
    ],
    ['a link of the file system', /round:1:1 {2}error {2}This is a symbolic link/],
  ])('%s', (_mistake, message) => {
    expect(run.stderr).toMatch(message);
  });

  test('a byte order mark and carriage returns are no mistakes', () => {
    expect(run.stderr).not.toContain('bom.md');
  });

  test('a text that a mistake hides in part does not make its translation wrong', () => {
    expect(run.stderr).not.toContain('zh/docs/conflict.md');
    expect(run.stderr).not.toContain('zh/docs/unclosed.md');
  });

  test('a mistake is told once: what is declared wrongly does not also count as missing', () => {
    expect(run.stderr).not.toMatch(/Unknown (author|tag) "(ada|guide)"/);
    expect(run.stderr).not.toMatch(/bad-date\.md[^\n]*no date/);
    const lines = run.stderr.split('\n').filter((line) => /^\S/.test(line));
    expect(new Set(lines).size).toBe(lines.length);
  });
});
