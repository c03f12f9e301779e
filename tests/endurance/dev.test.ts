import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DevEvent } from '../../src/model/events';
import { filesBelow } from '../support/builtSite';
import { openDevChanges } from '../support/devChanges';
import { packageRoot } from '../support/runTool';
import { startDevServer } from '../support/toolServer';

const root = join(packageRoot, '.cache/tests/enduranceDev');
const section = join(root, 'content/en/docs/part-1/section-1');
const page = 'docs/part-1/section-1/page-1';
/** How often each of ten changes is made; `ROUNDS=5` tries the test itself. */
const rounds = Number(process.env['ROUNDS'] ?? 50);

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
    cwd: root,
    stdio: 'pipe',
  });
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

/** Two branches: on the other one a section has another name, and a title is another. */
function makeBranches(): void {
  write('.gitignore', '.cache\n');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'a');
  git('checkout', '-qb', 'other');
  write('site.yaml', read('site.yaml').replace('title: Bench', 'title: Branch'));
  write(
    `content/en/${page}.md`,
    read(`content/en/${page}.md`).replace(/^title: .*$/m, 'title: On the branch'),
  );
  git('commit', '-qam', 'b');
  git('checkout', '-q', 'main');
}

const errorsOf = ({ problems }: DevEvent) => problems.filter(({ severity }) => severity === 'error');

test(`after ${rounds * 10} rebuilds the dev server is right, and its memory is level`, async () => {
  const generator: { generateSite(root: string, routes: number): void } = await import(
    join(packageRoot, 'bench/site/generateSite.mjs')
  );
  generator.generateSite(root, 150);
  makeBranches();
  const server = await startDevServer(root);
  const changes = await openDevChanges(server.home);
  const get = async (path: string) => (await fetch(new URL(path, server.home))).text();
  const memory: number[] = [];
  let rebuilds = 0;
  /** Does something, and waits until the server has read it. */
  const see = async (change: () => void, fits: (event: DevEvent) => boolean) => {
    change();
    await changes.next((event) => fits(event));
    rebuilds += 1;
  };
  const isFine = (event: DevEvent) => errorsOf(event).length === 0;
  const isWrong = (event: DevEvent) => !isFine(event);
  const file = `content/en/${page}.md`;
  const settings = read('site.yaml');
  const text = read(file);
  await changes.next(isFine);
  for (let round = 0; round < rounds; round++) {
    for (let save = 0; save < 2; save++)
      await see(() => write(file, `${text}\nWords ${round} ${save}.\n`), isFine);
    // What the server told may have been about the change before.
    await expect.poll(() => get(`${page}.json`), { timeout: 30_000 }).toContain(`Words ${round} 1.`);
    // A folder that is not there any more: links to it lead nowhere.
    await see(() => renameSync(section, `${section}-away`), isWrong);
    await see(() => renameSync(`${section}-away`, section), isFine);
    await see(() => rmSync(section, { recursive: true }), isWrong);
    await see(() => git('checkout', '-q', '--', '.'), isFine);
    await see(() => write('site.yaml', settings.replace('title:', 'titel:')), isWrong);
    await see(() => write('site.yaml', settings), isFine);
    await see(() => git('checkout', '-q', 'other'), isFine);
    await expect.poll(() => get(`${page}`), { timeout: 30_000 }).toContain('On the branch | Branch</title>');
    await see(() => git('checkout', '-q', 'main'), isFine);
    await expect.poll(() => get(`${page}`), { timeout: 30_000 }).toContain('| Bench</title>');
    memory.push(server.megabytes());
  }
  const paths = [
    '',
    'zh/',
    'blog',
    'search-index/en.json',
    ...filesBelow(join(root, 'content')).flatMap(pathsOf),
  ];
  const answersOf = async (home: string) =>
    Object.fromEntries(
      await Promise.all(
        paths.map(async (path) => {
          const response = await fetch(new URL(path, home));
          const body = await response.text();
          // The number of the reading and the id that comes of it.
          return [
            path,
            `${response.status} ${body.replace(/(data-build=|"build":)"[^"]*"/g, '$1')}`,
          ] as const;
        }),
      ),
    );
  const soaked = await answersOf(server.home);
  changes.close();
  await server.stop();
  const fresh = await startDevServer(root);
  expect(soaked).toEqual(await answersOf(fresh.home));
  await fresh.stop();

  // While it warms up it may grow; after that, no more than its collector leaves lying about.
  const most = (from: number, to: number) =>
    Math.max(...memory.slice(Math.floor(from * rounds), Math.ceil(to * rounds)));
  const [first, middle, last] = [most(0, 0.2), most(0.2, 0.5), most(0.7, 1)];
  console.log(
    `${rebuilds} rebuilds; megabytes at most: ${first} at first, ${middle} then, ${last} in the end`,
  );
  expect(last).toBeLessThan(middle * 1.15);
});

/** The addresses of a text's page and of its document. */
function pathsOf(file: string): string[] {
  const [, locale, path] = /^(en|zh)\/(docs\/.*|pages\/.*)\.md$/.exec(file) ?? [];
  if (path === undefined) return [];
  const address = (locale === 'zh' ? 'zh/' : '') + path.replace(/^pages\//, '');
  return [address, `${address}.json`];
}
