import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BuiltSite, buildFixture, filesBelow } from '../support/builtSite';
import { changeSettings } from '../support/changeSettings';

/** Two builds of one site, as an owner publishes them one after the other: other words, and another client. */
export async function buildTwoDeployments(): Promise<readonly [BuiltSite, BuiltSite]> {
  const [one, two] = ['one', 'two'].map((name) => `deployment-${name}-${process.pid}`);
  const first = await buildFixture('subpath', { as: one ?? '', by: () => {} });
  const second = await buildFixture('subpath', {
    as: two ?? '',
    by: (root) => {
      changeSettings(root, { 'navbar.items.1.label.en': 'News' });
      const file = join(root, 'content/en/docs-2/long.md');
      writeFileSync(file, readFileSync(file, 'utf8').replace('Thirty sections.', 'Many sections.'));
    },
  });
  renameClient(second.out);
  return [first, second];
}

/**
 * Gives every script and style sheet of an output another hash in its name, as a change of the sources would, and
 * names it so wherever it is named. Names keep their lengths, which pages know.
 */
function renameClient(out: string): void {
  const names = new Map(
    filesBelow(join(out, 'assets')).flatMap((file) => {
      const [, start, mark, rest] = /^([\w-]+-)(\w)([\w-]{7}\.(?:js|css))$/.exec(file) ?? [];
      return mark === undefined ? [] : [[file, `${start}${mark === 'Q' ? 'R' : 'Q'}${rest}`] as const];
    }),
  );
  for (const path of filesBelow(out).filter((file) => /\.(html|json|js|css|htm)$/.test(file))) {
    const written = readFileSync(join(out, path), 'utf8');
    let text = written;
    for (const [from, to] of names) text = text.replaceAll(from, to);
    if (text === written) continue;
    writeFileSync(join(out, path), text);
    const copy = join(out, `${path}.br`);
    if (filesBelow(out).includes(`${path}.br`)) writeFileSync(copy, brotliCompressSync(text));
  }
  for (const [from, to] of names)
    for (const ending of ['', '.br'])
      if (filesBelow(join(out, 'assets')).includes(from + ending))
        renameSync(join(out, 'assets', from + ending), join(out, 'assets', to + ending));
}
