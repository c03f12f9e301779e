import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot, toolEnvironment } from '../support/runTool';
import { writeSite } from '../support/writeSite';

test('a copied folder is a new exhibit, with directive, still, words and code, and no other file names it', () => {
  const root = writeSite('copied-exhibit', {
    'site.yaml': 'title: New\nurl: https://new.example\n',
    'content/en/pages/index.md':
      '---\ntitle: Home\n---\n\nTry it.\n\n::my-sky[A sky of mine.]{name=technique/two-skies}\n',
  });
  for (const path of ['site', 'art']) cpSync(join(packageRoot, path), join(root, path), { recursive: true });
  const exhibits = join(root, 'site/exhibits');
  cpSync(join(exhibits, 'dither-sky'), join(exhibits, 'my-sky'), { recursive: true });
  symlinkSync(join(packageRoot, 'node_modules'), join(root, 'node_modules'), 'dir');
  execFileSync(process.execPath, ['packages/generator/bin.mjs', 'build', '--root', root], {
    cwd: packageRoot,
    env: toolEnvironment(),
  });

  const page = readFileSync(join(root, 'dist/index.html'), 'utf8');
  expect(page).toMatch(/<img src="\/assets\/art\/technique-two-skies-\w+\.png"/);
  expect(page).toContain('A sky of mine.');
  const asset = (start: string) => {
    const name = readdirSync(join(root, 'dist/assets')).find(
      (file) => file.startsWith(start) && !file.endsWith('.br'),
    );
    return readFileSync(join(root, 'dist/assets', name ?? start), 'utf8');
  };
  expect(JSON.parse(asset('words-tools-en-')).exhibits['my-sky'].title).toBe('Dither a sky');
  expect(asset('registry-')).toContain('exhibits/my-sky/Exercise.tsx');
  rmSync(root, { recursive: true, force: true });
});
