import { fill } from 'generator/model/text';
import { toGrey } from 'pixels/edit/contrast';
import { packColor, unpackColor } from 'pixels/edit/pixels32';
import { repeatTile } from 'pixels/edit/tiles';
import { Copy } from '../practice-ground/Copy';
import { readDrawing } from '../practice-ground/drawingCode';
import { drawSheet } from '../practice-ground/drawStage';
import type { Grid } from '../practice-ground/grid';
import { Moments } from './Moments';
import { Motion } from './Motion';
import { scenes } from './scenes';
import { stretchSlices } from './slices';
import type { Step } from './steps';
import { swayRows } from './sway';
import type { Words } from './words';

/** Sizes in which a drawing of nine parts is shown once it is done. */
const windows = [
  [48, 32],
  [64, 24],
] as const;

/** What an engine enlarges by, so that some blocks are wider than others. */
const oddFactor = 2.5;

function enlargeUnevenly({ side, cells }: Grid): Grid {
  const wide = side * oddFactor;
  const from = (at: number) => Math.floor(at / oddFactor);
  return {
    side: wide,
    cells: Array.from(
      { length: wide * wide },
      (_, at) => cells[from(Math.floor(at / wide)) * side + from(at % wide)] ?? 0,
    ),
  };
}

/** The ring of a button's edge, counted from the canvas's own; where it is sunken, the button is pressed. */
const edge = 2;

/** Grounds of the site's palette on which an outline is judged: paper, grass and night. */
const grounds = ['#fcf8ef', '#429e5e', '#17122b'] as const;

interface Props {
  readonly step: Step;
  readonly grid: Grid;
  /** Pixels that the ground of a motion goes back with each drawing; 0 where it stays. */
  readonly speed: number;
  readonly words: Words;
}

/** The drawing in use, once its rules are kept: what is shown follows from its rules, its motion or its scene. */
export function Results({ step: { task, rules, inks, given }, grid, speed, words }: Props) {
  const own = drawSheet([grid], inks);
  const scene = scenes.get(task.name);
  const cut = rules.find(({ name }) => name === 'slices')?.count;
  const tiles = [
    [words.field, own],
    [words.before, drawSheet([given], inks)],
  ] as const;
  const motion = task.motion?.map(({ drawing }) =>
    drawing === task.solution ? grid : (readDrawing(drawing, task.side, task.colors.length) ?? grid),
  );
  // A color that never lies beside itself.
  const isCheckerboard = rules.some(
    ({ name, count, colors }) => name === 'apart' && colors?.[0] === count && colors[1] === count,
  );
  const shore = rules.find(({ name }) => name === 'mirror-down')?.count;
  return (
    <>
      {shore !== undefined && (
        <Motion
          label={words.moments}
          grids={swayRows(grid, shore)}
          durations={[80]}
          own={0}
          inks={inks}
          ground=""
          speed={0}
        />
      )}
      {motion && (
        <Motion
          label={words.moments}
          grids={motion}
          durations={task.motion?.map(({ duration }) => duration) ?? []}
          own={motion.indexOf(grid)}
          inks={inks}
          ground={task.ground ?? ''}
          speed={speed}
        />
      )}
      {rules.some(({ name }) => name === 'copies') && (
        <div className="drawing-copies">
          {tiles.map(([label, tile]) => (
            <Copy key={label} label={label} raster={repeatTile(tile, 3, 3)} scale={4} />
          ))}
        </div>
      )}
      {isCheckerboard && (
        <div className="drawing-copies">
          <Copy label={words.sharp} raster={own} scale={10} />
          <span className="drawing-smoothed">
            <Copy label={words.smoothed} raster={own} scale={10} />
          </span>
          <Copy label={words.uneven} raster={drawSheet([enlargeUnevenly(grid)], inks)} scale={4} />
        </div>
      )}
      {rules.some(({ name, count }) => name === 'sunken' && count === edge) && (
        <button type="button" className="drawing-press" aria-label={words.press}>
          {[given, grid].map((state) => (
            <Copy
              key={state === grid ? 'own' : 'given'}
              label={words.press}
              raster={drawSheet([state], inks)}
              scale={4}
            />
          ))}
        </button>
      )}
      {scene && (
        <div className="drawing-copies">
          <Moments label={words.moments} raster={own} scene={scene} moments={scene.moments} />
          {scene.wholeSteps && (
            <Moments label={words.wholeSteps} raster={own} scene={scene} moments={scene.wholeSteps} />
          )}
        </div>
      )}
      {rules.some(({ name }) => name === 'lit') && (
        <div className="drawing-copies">
          {grounds.map((ground, at) => (
            <Copy key={ground} label={words.grounds[at] ?? ''} raster={own} scale={4} ground={ground} />
          ))}
        </div>
      )}
      {cut !== undefined && (
        <div className="drawing-copies">
          {windows.map(([width, height]) => (
            <Copy
              key={width}
              label={fill(words.window, { width, height })}
              raster={stretchSlices(grid, inks, cut, width, height)}
              scale={2}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** What greys became in colour, turned grey again, beside the greys: on such a copy lost edges are found while one paints. */
export function GreyCopies({ step: { inks, given, rules }, grid, words }: Omit<Props, 'speed'>) {
  if (!rules.some(({ name }) => name === 'values')) return null;
  const greys = inks.map((ink) => packColor(toGrey(unpackColor(ink))));
  const copies = [
    [words.inGrey, grid],
    [words.greysBefore, given],
  ] as const;
  return (
    <div className="drawing-copies">
      {copies.map(([label, copy]) => (
        <Copy key={label} label={label} raster={drawSheet([copy], greys)} scale={3} />
      ))}
    </div>
  );
}
