import { exhibitData } from 'generator/exhibitData';
import type { Feature } from 'generator/feature';
import type { ArtFolder } from 'generator/load/art';
import { hexOf } from 'pixels/palette';
import type { Task } from '../../../exhibits/draw-task/tasks';
import { writeDrawing } from '../../../exhibits/practice-ground/drawingCode';

const folder = 'lessons/';
const ending = '-solution';
/** Ends the name of a motion, the solution among its drawings; its first pixel is of their ground. */
const motionEnding = '-motion';
/** Ends the name of the scene that a motion is timed in. */
const swingEnding = '-swing';

/** The tasks of lessons: what is given in `art/lessons/`, with its solution. */
export const lessonTasks: Feature = exhibitData({
  exhibit: 'draw-task',
  attribute: 'tasksSrc',
  compose: ({ art }) => composeTasks(art),
});

/** In the order of their names. */
export function composeTasks(art: ArtFolder): readonly Task[] {
  return art.names
    .filter(
      (name) =>
        name.startsWith(folder) && ![ending, motionEnding, swingEnding].some((each) => name.endsWith(each)),
    )
    .flatMap((name) => composeTask(art, name) ?? []);
}

/** `undefined` where there is no solution of the same size. */
function composeTask(art: ArtFolder, name: string): Task | undefined {
  const [given, solution] = [art.first(name), art.first(name + ending)];
  if (given?.bitmap.pixels.length !== solution?.bitmap.pixels.length) return undefined;
  if (given === undefined || solution === undefined) return undefined;
  const side = given.bitmap.width;
  // 0 is nothing, n is the colour n - 1 of the palette.
  const used = [...new Set([...given.bitmap.pixels, ...solution.bitmap.pixels])]
    .filter((value) => value > 0)
    .toSorted((one, other) => one - other);
  const offered = used.flatMap((value, at) =>
    solution.bitmap.pixels.some((own, place) => own === value && given.bitmap.pixels[place] !== value)
      ? [at + 1]
      : [],
  );
  const moving = art.frames(name + motionEnding);
  const ground = moving[0]?.bitmap.pixels[0] ?? 0;
  const scene = art.first(name + swingEnding)?.bitmap;
  // What only the other drawings of a motion have comes last: the numbers of the task stay.
  const shown = [...new Set([...used, ...moving.flatMap(({ bitmap }) => [...bitmap.pixels])])].filter(
    (value) => value > 0 && value !== ground,
  );
  const writePixels = (pixels: Iterable<number>) =>
    writeDrawing({ side, cells: [...pixels].map((value) => shown.indexOf(value) + 1) });
  const codeOf = ({ pixels }: typeof given.bitmap) => writePixels(pixels);
  const hexesOf = (values: readonly number[]) =>
    values.flatMap((value) => {
      const color = given.palette.colors[value - 1];
      return color === undefined ? [] : [hexOf(color)];
    });
  const motion = moving.flatMap(({ bitmap: { width, pixels }, duration }) =>
    [...Array(width / side).keys()].map((column) => ({
      drawing: writePixels(pixels.filter((_, at) => Math.floor((at % width) / side) === column)),
      duration,
    })),
  );
  return {
    name,
    side,
    colors: hexesOf(shown),
    offered,
    given: codeOf(given.bitmap),
    solution: codeOf(solution.bitmap),
    ...(scene && { swing: lettersOf(scene) }),
    ...(motion.length > 0 && { motion, ground: hexesOf([ground])[0] ?? '' }),
  };
}

/** The rows of a picture as the art folder has them. */
function lettersOf({ width, pixels }: { readonly width: number; readonly pixels: Iterable<number> }) {
  const letters = [...pixels].map((value) => (value > 0 ? (value - 1).toString(36) : '.'));
  return [...Array(letters.length / width).keys()].map((row) =>
    letters.slice(row * width, (row + 1) * width).join(''),
  );
}
