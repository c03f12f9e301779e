import { readdirSync, readFileSync } from 'node:fs';
import { parseArtFolder } from 'generator/features/art/engine/parseArtFolder';
import { twoLocales } from 'generator/testing/twoLocales';
import { luminanceOf } from 'pixels/edit/contrast';
import { parseHexColor } from 'pixels/parse/parseHexColor';
import { betweenSteps, pieceOfStep } from '../exhibits/draw-task/steps';
import { isKept } from '../exhibits/practice-ground/checkRule';
import { readDrawing } from '../exhibits/practice-ground/drawingCode';
import type { Grid } from '../exhibits/practice-ground/grid';
import { composeTasks } from '../features/lesson-tasks/engine/feature';
import { parseRule } from '../features/practice-cards/shared/practice';

const root = new URL('../../', import.meta.url).pathname;
/** The files of a folder, and of those below it, whose paths end like this. */
const read = (folder: string, ending: string) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(`${root}${folder}/${name}`, 'utf8') }));

/** The pieces of lessons. */
export const art = parseArtFolder([...read('art', '.gpl'), ...read('art/lessons', '.art')], {
  baseUrl: '/',
  locales: twoLocales,
});
/** The tasks of lessons by their names. */
export const tasks = new Map(composeTasks(art).map((task) => [task.name, task]));

/** What the lessons of a language check at each step, without the sentences: the rules by the name of what is given. */
export function askedIn(code: string) {
  const texts = read(`content/${code}/docs`, '.md').map(({ text }) => text);
  return texts.flatMap((text) =>
    [...text.matchAll(/^::draw-task\[.*?\]\{name=(\S+) .*rules="([^"]+)"\}$/gm)].flatMap(
      ([, name = '', rules = '']) =>
        rules
          .split(betweenSteps)
          .map((written, step) => [pieceOfStep(name, step), withoutAsks(written)] as const),
    ),
  );
}

const withoutAsks = (written: string) =>
  written
    .split(/\s*\([^()]+\)\s*/)
    .filter(Boolean)
    .join(', ');

/** The tasks of the English lessons with their rules. */
export function readTasks() {
  return askedIn('en').map(([name, written]) => {
    const task = tasks.get(name);
    if (task === undefined) throw new Error(name);
    const [given, solution] = [task.given, task.solution].map((code) =>
      readDrawing(code, task.side, task.colors.length),
    );
    if (given === undefined || solution === undefined) throw new Error(`${name} cannot be read`);
    const lights = task.colors.map((color) => luminanceOf(parseHexColor(color) ?? [0, 0, 0, 255]));
    const rules = written.split(', ');
    const checks = rules.map((rule) => {
      const parsed = parseRule(rule);
      return (grid: Grid) => parsed !== undefined && isKept(parsed, grid, given, task.offered, lights);
    });
    return {
      name,
      offered: task.offered,
      given,
      solution,
      rules,
      keptBy: (grid: Grid) => rules.filter((_, index) => checks[index]?.(grid)),
      /** Whether a drawing keeps all rules. */
      isKeptBy: (grid: Grid) => checks.every((check) => check(grid)),
    };
  });
}

/** The task of the lesson of this name. */
export function findTask(name: string) {
  const task = readTasks().find((each) => each.name === `lessons/${name}`);
  if (task === undefined) throw new Error(name);
  return task;
}
