/** How the parts of an exhibit are called. */
export interface ExhibitNames {
  /** Of its folder and directive: `fill-row`. */
  readonly name: string;
  /** Of its component: `FillRow`. */
  readonly component: string;
  /** Of its words: `fillRow`. */
  readonly key: string;
  readonly title: string;
}

/** Pixels of the stage that a new exhibit begins with, and the row that is to be filled. */
const stage = { width: 16, height: 9, row: 4 };

/**
 * A small exercise that works: a row of pixels to be filled. It is there to be changed, with a rule, a test and a
 * word for each thing that an exhibit has.
 */
export function exhibitFiles(names: ExhibitNames): Readonly<Record<string, string>> {
  const folder = `src/exhibits/${names.name}`;
  return {
    [`${folder}/README.md`]: readme(names),
    [`${folder}/model.ts`]: model,
    [`${folder}/model.test.ts`]: modelTest(names),
    [`${folder}/drawStage.ts`]: drawStage,
    [`${folder}/still.ts`]: still(names),
    [`${folder}/Tool.tsx`]: tool(names),
    [`art/technique/${names.name}.art`]: art(names),
  };
}

/** Its words in a dictionary: a group of its tools, without what stands around it. */
export function exhibitWords({ key }: ExhibitNames, title: string): string {
  return [
    `    ${key}: {`,
    `      title: ${quoteCode(title)},`,
    `      goal: 'Fill the row in the middle.',`,
    `      stage: 'A grid of pixels. Space sets a pixel or takes it away.',`,
    `      count: 'Pixels: {count}.',`,
    '    },',
    '',
  ].join('\n');
}

/** A text as the code of this repository has it. */
function quoteCode(text: string): string {
  return text.includes("'") && !text.includes('"')
    ? `"${text.replaceAll('\\', '\\\\')}"`
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

const readme = ({ title }: ExhibitNames) => `# ${title}

A grid of ${stage.width} × ${stage.height} pixels. The reader fills the row in the middle.

1. A press on an empty pixel sets it, on another one takes it away. By keyboard the space bar does so at the cursor.
2. The goal is met when all pixels of the row in the middle are set, and no other.
3. A link carries the places of the pixels. Any other text is refused as a whole.
4. The still shows the goal.
`;

const model = `import type { Point } from '../../pixels/edit/lines';

export const stageSize = { width: ${stage.width}, height: ${stage.height} };

/** Places of the pixels that are set, row by row from 0. */
export type Drawing = ReadonlySet<number>;

export const startDrawing: Drawing = new Set();

/** The row in the middle. */
export const goal: Drawing = new Set(Array.from({ length: stageSize.width }, (_, x) => placeOf({ x, y: ${stage.row} })));

function placeOf({ x, y }: Point): number {
  return y * stageSize.width + x;
}

/** A pixel set, or taken away where one is; the same drawing for a place outside of the stage (rule 1). */
export function togglePixel(drawing: Drawing, at: Point): Drawing {
  const isInside = at.x >= 0 && at.x < stageSize.width && at.y >= 0 && at.y < stageSize.height;
  if (!isInside) return drawing;
  const next = new Set(drawing);
  if (!next.delete(placeOf(at))) next.add(placeOf(at));
  return next;
}

/** Rule 2. */
export function isGoalMet(drawing: Drawing): boolean {
  return drawing.size === goal.size && [...goal].every((place) => drawing.has(place));
}

/** The drawing as text, for addresses: two digits for each pixel (rule 3). */
export function writeDrawing(drawing: Drawing): string {
  return [...drawing]
    .sort((before, after) => before - after)
    .map((place) => place.toString(36).padStart(2, '0'))
    .join('');
}

/** The drawing that \`writeDrawing\` gave; \`undefined\` for any other text. */
export function readDrawing(text: string): Drawing | undefined {
  if (!/^([0-9a-z]{2})*$/.test(text)) return undefined;
  const drawing = new Set(text.match(/../g)?.map((digits) => Number.parseInt(digits, 36)));
  const isInside = [...drawing].every((place) => place < stageSize.width * stageSize.height);
  return isInside && writeDrawing(drawing) === text ? drawing : undefined;
}
`;

const modelTest = ({ name }: ExhibitNames) => `import { expect, test } from 'vitest';
import { artWords } from '../../../tests/pixels/artWords';
import { wordsOf } from '../../pixels/edit/words';
import { drawStage } from './drawStage';
import { goal, isGoalMet, readDrawing, startDrawing, togglePixel, writeDrawing } from './model';

const corner = { x: 0, y: 0 };

test('a press sets a pixel, another one takes it away; beside the stage there is none [rule 1]', () => {
  const once = togglePixel(startDrawing, corner);
  expect([...once]).toEqual([0]);
  expect([...togglePixel(once, corner)]).toEqual([]);
  expect(togglePixel(once, { x: -1, y: 0 })).toBe(once);
});

test('the goal is the row in the middle and nothing else [rule 2]', () => {
  expect(isGoalMet(startDrawing)).toBe(false);
  expect(isGoalMet(goal)).toBe(true);
  expect(isGoalMet(togglePixel(goal, corner))).toBe(false);
});

test('a link carries the drawing, and nothing else is read [rule 3]', () => {
  expect(readDrawing(writeDrawing(goal))).toEqual(goal);
  for (const text of ['0', '0000', 'zz', '0100', '<b>']) expect(readDrawing(text)).toBeUndefined();
});

test('the still shows the goal [rule 4]', async () => {
  expect([...wordsOf(drawStage(goal))]).toEqual(await artWords('technique/${name}'));
});
`;

const drawStage = `import { rasterOf } from '../../pixels/edit/words';
import type { Raster } from '../../pixels/raster';
import { wordOfLetter } from '../kit/stamp';
import { type Drawing, stageSize } from './model';

/** What the stage shows, in colours of \`art/resprite.gpl\`. */
export function drawStage(drawing: Drawing): Raster {
  const { width, height } = stageSize;
  const words = new Uint32Array(width * height).fill(wordOfLetter('1'));
  for (const place of drawing) words[place] = wordOfLetter('b');
  return rasterOf(width, height, words);
}
`;

const still = ({ name, component }: ExhibitNames) => `import type { Exhibit } from '../exhibit';
import { exerciseExhibit } from '../kit/exerciseStill';

/** \`::${name}{name=…}\`: the row in the middle, filled. */
export const exhibit: Exhibit = exerciseExhibit('${component}', 'short');
`;

const tool = ({ name, key }: ExhibitNames) => `import { useMemo } from 'react';
import type { ToolProps } from '../../app/ui/live';
import { fill } from '../../model/text';
import { Exercise } from '../kit/Exercise';
import { exerciseStill } from '../kit/exerciseStill';
import { PixelStage } from '../kit/PixelStage';
import { saveStage } from '../kit/saveStage';
import { useLinkState } from '../kit/useLinkState';
import { usePixelCursor } from '../kit/usePixelCursor';
import { drawStage } from './drawStage';
import { isGoalMet, readDrawing, stageSize, startDrawing, togglePixel, writeDrawing } from './model';

/** Lets the reader set pixels, until the row in the middle is full. */
export function Tool({ attributes, text, render }: ToolProps) {
  const words = text.${key};
  const { state, setState, notice, copyLink, reset } = useLinkState({
    name: '${name}',
    start: startDrawing,
    read: readDrawing,
    write: writeDrawing,
    words: text.exercise,
  });
  const { cursor, moveCursor } = usePixelCursor({ x: 0, y: 0 }, stageSize);
  const raster = useMemo(() => drawStage(state), [state]);
  return (
    <Exercise
      title={words.title}
      goal={words.goal}
      isMet={isGoalMet(state)}
      reset={reset}
      said={fill(words.count, { count: state.size })}
      notice={notice}
      copyLink={copyLink}
      savePicture={() => saveStage('${name}', raster)}
      room="short"
      paper={render(exerciseStill(attributes))}
      text={text}
    >
      <PixelStage
        label={words.stage}
        raster={raster}
        cursor={cursor}
        point={(to, by) => {
          moveCursor(to);
          if (by !== 'keys') setState((drawing) => togglePixel(drawing, to));
        }}
        act={() => setState((drawing) => togglePixel(drawing, cursor))}
        reset={reset}
        hasGrid
      />
    </Exercise>
  );
}
`;

const art = ({ title }: ExhibitNames) => {
  const rows = Array.from({ length: stage.height }, (_, y) =>
    (y === stage.row ? 'b' : '1').repeat(stage.width),
  );
  return `size: ${stage.width}x${stage.height}\nalt-en: ${title}: what the reader is to arrive at\n\nframe\n${rows.join('\n')}\n`;
};
