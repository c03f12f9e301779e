import { fill } from 'generator/model/text';
import { crop } from 'pixels/edit/area';
import { unpackColor } from 'pixels/edit/pixels32';
import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from 'react';
import type { CardRule } from '../../features/practice-cards/shared/practice';
import { Choice } from '../kit/Choice';
import { codeOf } from '../kit/codeOf';
import { PixelStage, type Point, type PointTo } from '../kit/PixelStage';
import { wordOfLetter } from '../kit/stamp';
import { Toggle } from '../kit/Toggle';
import { usePixelCursor } from '../kit/usePixelCursor';
import { Copy } from './Copy';
import { drawSheet, groundOf, type Inks } from './drawStage';
import type { Grid } from './grid';
import { beginStroke, cancelStroke, type Drawing, drawLine, undo } from './model';
import { Rules } from './Rules';
import { useFingers } from './useFingers';
import { moveTo, seenSide, showCursor, wholeView, zoomsOf, zoomTo } from './view';
import type { Words } from './words';
import './practiceGround.css';

interface Props<In extends Drawing> {
  /** What is drawn: colour, cursor and enlargement are those of the beginning when it is another. */
  readonly subject: string;
  readonly drawing: In;
  readonly change: (change: (drawing: In) => In) => void;
  readonly inks: Inks;
  /** Numbers of the colours to draw with. */
  readonly offered: readonly number[];
  /** Stands to the right of the drawing; meanwhile nothing is drawn. */
  readonly beside?: Grid | undefined;
  /** Says what stands side by side. */
  readonly pair: string;
  /** Our drawing in small, and its name; absent where it is not to be seen. */
  readonly ours?: { readonly grid: Grid; readonly label: string } | undefined;
  /** Stands in the place of the switch for ours, where that may not be seen yet. */
  readonly later?: string | undefined;
  readonly isOursBeside: boolean;
  readonly showOurs: (isBeside: boolean) => void;
  readonly rules: readonly CardRule[];
  /** Which of them the drawing keeps, in their order. */
  readonly kept: readonly boolean[];
  readonly stage: Pick<ComponentProps<typeof PixelStage>, 'reset' | 'answer' | 'answerAround' | 'wake'>;
  readonly reset: () => void;
  readonly words: DeskWords;
  /** Further buttons beside "Undo". */
  readonly buttons?: ReactNode;
  /** What stands below everything. */
  readonly children?: ReactNode;
}

/** What it says, which is alike in the exercises that have it. */
export type DeskWords = Pick<
  Words,
  | 'stage'
  | 'keys'
  | 'announcement'
  | 'colors'
  | 'color'
  | 'eraser'
  | 'undo'
  | 'mirror'
  | 'zoom'
  | 'small'
  | 'oursBeside'
  | 'rules'
  | 'kept'
  | 'asked'
>;

/** So many times as far apart, or as near, as at first are two fingers when the next step of enlargement comes. */
const pinch = 1.4;

/** A canvas with its colours and rules, drawn on by mouse, finger and keyboard. */
export function DrawingDesk<In extends Drawing>(props: Props<In>) {
  const { drawing, change, inks, offered, beside, ours, rules, kept, stage, reset, words } = props;
  const { grid } = drawing;
  const { side } = grid;
  const [color, setColor] = useState(offered[0] ?? 1);
  const [isMirrored, setMirrored] = useState(false);
  const [view, setView] = useState(wholeView);
  const { cursor, moveCursor } = usePixelCursor({ x: 0, y: 0 }, { width: side, height: side });
  const [subject, setSubject] = useState(props.subject);
  if (subject !== props.subject) {
    setSubject(props.subject);
    setColor(offered[0] ?? 1);
    setMirrored(false);
    setView(wholeView);
    moveCursor({ x: 0, y: 0 });
  }
  const place = useRef<HTMLDivElement>(null);
  /** What the fingers have moved by, until it is a whole pixel; the enlargement when they came, and steps from it. */
  const moved = useRef({ x: 0, y: 0, zoom: 1, step: 0 });
  const isPair = beside !== undefined;
  const seen = seenSide(side, view);
  const own = useMemo(() => drawSheet([grid], inks), [grid, inks]);
  const raster = useMemo(
    () =>
      beside === undefined
        ? crop(own, { left: view.x, top: view.y, width: seen, height: seen })
        : drawSheet([grid, beside], inks),
    [own, grid, beside, inks, view, seen],
  );
  const around = useMemo(() => wordOfLetter(groundOf(inks)), [inks]);

  const nameOf = (value: number) => (value === 0 ? words.eraser : fill(words.color, { number: value }));
  const draw = (to: Point, from = to, isNew = true) =>
    change((before) => drawLine(isNew ? beginStroke(before) : before, color, from, to, isMirrored));
  /** A pixel of the stage as one of the canvas. */
  const placeOf = ({ x, y }: Point) => ({ x: x + view.x, y: y + view.y });
  const point: PointTo = (shown, by, from) => {
    if (isPair) return;
    const to = placeOf(shown);
    moveCursor(to);
    if (by !== 'keys') return draw(to, placeOf(from), by === 'press');
    setView((before) => showCursor(before, side, { x: clamp(to.x), y: clamp(to.y) }));
  };
  const zooms = zoomsOf(side);
  const fingers = useFingers({
    begin: () => {
      if (!isPair) change(cancelStroke);
      moved.current = { x: 0, y: 0, zoom: view.zoom, step: 0 };
    },
    move: (by, apart) => {
      if (isPair) return;
      const width = place.current?.querySelector('[role=application]')?.clientWidth ?? 1;
      const now = moved.current;
      now.x += (by.x * seen) / width;
      now.y += (by.y * seen) / width;
      const whole = { x: Math.trunc(now.x), y: Math.trunc(now.y) };
      now.x -= whole.x;
      now.y -= whole.y;
      const step = apart > pinch ? 1 : apart < 1 / pinch ? -1 : 0;
      // Fingers are told one after the other: only what holds for both is their distance.
      const isSteady = step === now.step;
      now.step = step;
      const wanted = isSteady ? zooms[Math.max(0, zooms.indexOf(now.zoom) + step)] : undefined;
      setView((before) => {
        const zoom = wanted ?? before.zoom;
        const half = seenSide(side, before) / 2;
        const middle = { x: before.x + half, y: before.y + half };
        const resized = zoom === before.zoom ? before : zoomTo(before, side, zoom, middle);
        return moveTo(resized, side, { x: resized.x - whole.x, y: resized.y - whole.y });
      });
    },
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that are pressed anywhere in it
    <div
      className="drawing-desk"
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isPair) return;
        event.preventDefault();
        change(undo);
      }}
    >
      <div ref={place} className="drawing-place" {...fingers}>
        <PixelStage
          {...stage}
          answer={view.zoom === 1 ? stage.answer : undefined}
          answerAround={view.zoom === 1 ? stage.answerAround : undefined}
          label={isPair ? props.pair : `${fill(words.stage, { size: side })} ${words.keys}`}
          raster={raster}
          cursor={{ x: cursor.x - view.x, y: cursor.y - view.y }}
          point={point}
          act={() => !isPair && draw(cursor)}
          reset={reset}
          hasGrid={!isPair}
          around={around}
        />
      </div>
      <div className="drawing-side">
        <div className="drawing-tools">
          <Choice
            label={words.colors}
            options={[...offered, 0].map((value) => ({
              value,
              label: nameOf(value),
              swatch: value === 0 ? 'transparent' : codeOf(unpackColor(inks[value - 1] ?? 0)),
            }))}
            chosen={color}
            choose={setColor}
          />
          {zooms.length > 1 && (
            <Choice
              label={words.zoom}
              options={zooms.map((value) => ({ value, label: `${value}×` }))}
              chosen={view.zoom}
              choose={(zoom) => setView(zoomTo(view, side, zoom, cursor))}
            />
          )}
        </div>
        <div className="drawing-tools">
          <Toggle label={words.mirror} isOn={isMirrored} change={setMirrored} />
          <div className="tool-choices">
            <button
              className="tool-quiet"
              type="button"
              disabled={drawing.past.length === 0 || isPair}
              onClick={() => change(undo)}
            >
              {words.undo}
            </button>
            {props.buttons}
          </div>
        </div>
        <Rules rules={rules} kept={kept} words={words} />
        <div className="drawing-copies">
          <Copy label={words.small} raster={own} scale={1} />
          {ours !== undefined && (
            <Copy
              label={ours.label}
              raster={drawSheet([ours.grid], inks)}
              scale={Math.floor(oursWidth / side)}
            />
          )}
          {props.later === undefined ? (
            <Toggle label={words.oursBeside} isOn={props.isOursBeside} change={props.showOurs} />
          ) : (
            <p>{props.later}</p>
          )}
        </div>
        {props.children}
      </div>
      <p className="tool-status" role="status">
        {fill(words.announcement, {
          x: cursor.x + 1,
          y: cursor.y + 1,
          color: nameOf(grid.cells[cursor.y * side + cursor.x] ?? 0),
        })}
      </p>
    </div>
  );

  function clamp(value: number): number {
    return Math.max(0, Math.min(side - 1, value));
  }
}

/** Of our drawing beside one's own at its real size, in CSS pixels at most. */
const oursWidth = 96;
