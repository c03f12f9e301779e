import { readdirSync, readFileSync } from 'node:fs';
import { parseArtFolder } from 'generator/features/art/engine/parseArtFolder';
import { expect, test } from 'vitest';
import { isKept } from '../../../exhibits/practice-ground/checkRule';
import { readDrawing } from '../../../exhibits/practice-ground/drawingCode';
import { parseRule } from '../../practice-cards/shared/practice';
import { composeTasks } from './feature';

const root = new URL('../../../../', import.meta.url).pathname;
/** The files of a folder, and of those below it, whose paths end like this. */
const read = (folder: string, ending: string) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(`${root}${folder}/${name}`, 'utf8') }));

const locale = (htmlLang: string) => ({ label: htmlLang, htmlLang, direction: 'ltr' as const });
const art = parseArtFolder([...read('art', '.gpl'), ...read('art/lessons', '.art')], {
  baseUrl: '/',
  locales: { default: 'en', list: { en: locale('en-US'), zh: locale('zh-CN') } },
});
const tasks = new Map(composeTasks(art).map((task) => [task.name, task]));

/** What the lessons of a language ask for: the rules by the name of what is given. */
function askedIn(code: string) {
  const texts = read(`content/${code}/docs`, '.md').map(({ text }) => text);
  return texts.flatMap((text) =>
    [...text.matchAll(/^::draw-task\[.*?\]\{name=(\S+) .*rules="([^"]+)"\}$/gm)].map(
      ([, name = '', rules = '']) => [name, rules] as const,
    ),
  );
}

test('the solution of each lesson keeps its rules, and what is given does not; both languages ask for the same [rule 5]', () => {
  const asked = askedIn('en');
  expect(art.problems).toEqual([]);
  expect(asked.map(([name]) => name).toSorted()).toEqual([...tasks.keys()].toSorted());
  expect(askedIn('zh')).toEqual(asked);
  for (const [name, rules] of asked) {
    const task = tasks.get(name);
    if (task === undefined) throw new Error(name);
    const { side, colors } = task;
    const [given, solution] = [task.given, task.solution].map((code) =>
      readDrawing(code, side, colors.length),
    );
    if (given === undefined || solution === undefined) throw new Error(`${name} cannot be read`);
    const keeps = (grid: typeof given) =>
      rules.split(', ').filter((rule) => {
        const parsed = parseRule(rule);
        return parsed !== undefined && isKept(parsed, grid, given, task.offered);
      });
    expect(keeps(solution), name).toEqual(rules.split(', '));
    expect(keeps(given), name).not.toEqual(rules.split(', '));
  }
});
