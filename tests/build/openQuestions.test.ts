import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runTool } from '../support/runTool';
import { writeSite } from '../support/writeSite';

let root: string;
beforeAll(async () => {
  root = writeSite('openQuestions', {
    'site.yaml':
      'title: Open\nurl: https://open.example\ndocSets: [{ id: docs }]\nblog: { title: Blog }\nadditions: {}\n',
    'content/en/docs/intro.md':
      '---\ntitle: Intro\n---\n\n:::open\nHow large may a canvas be?\n:::\n\nWords.\n\n:::open{first=2}\nIs there a trial?\n\nThree pages.\n:::\n',
    'content/en/pages/index.md': '---\ntitle: Home\n---\n\nWords.\n',
    'content/en/blog/2024-01-01-day.md':
      '---\ntitle: Day\n---\n\n:::open{first=1}\nWhich day?\n:::\n\nA post.\n\n<!-- truncate -->\n\nMore.\n',
  });
  expect((await runTool('build', '--root', root)).status).toBe(0);
  expect((await runTool('build', '--drafts', '--root', root)).status).toBe(0);
});

const question = /How large may a canvas be|Is there a trial|Three pages|Which day/;

test('VIS-10: nothing that is published has a word of an open question, or a gap in its place', () => {
  const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8', withFileTypes: true });
  const withQuestion = files
    .filter((entry) => entry.isFile())
    .filter((entry) => question.test(readFileSync(join(entry.parentPath, entry.name), 'latin1')));
  expect(files.length).toBeGreaterThan(20);
  expect(withQuestion.map(({ name }) => name)).toEqual([]);
  const { article } = JSON.parse(readFileSync(join(root, 'dist/docs/intro.json'), 'utf8'));
  expect(article.tree).toEqual([['p', null, 'Words.']]);
});

test('VIS-10: a build with drafts shows it as a box, titled by the question', () => {
  const box = /<div class="[^"]* open" role="note"[^>]*>.*?<span>How large may a canvas be\?<\/span>/s;
  expect(readFileSync(join(root, 'dist-drafts/docs/intro/index.html'), 'utf8')).toMatch(box);
});

test('VIS-10: the needs list each with its place, the first ones in their order', async () => {
  expect((await runTool('needs', '--root', root)).stdout).toBe(
    [
      'The questions that matter most\n',
      '- content/en/blog/2024-01-01-day.md:5  Which day?',
      '- content/en/docs/intro.md:11  Is there a trial?\n  Three pages.\n',
      'All others\n',
      '- content/en/docs/intro.md:5  How large may a canvas be?\n\n',
    ].join('\n'),
  );
});
