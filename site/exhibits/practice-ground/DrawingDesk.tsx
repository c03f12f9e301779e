import { fill } from 'generator/model/text';
import { crop } from 'pixels/edit/area';
import { rasterOf, unpackColor } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import type { CardRule } from '../../features/practice-cards/shared/practice';
import { Choice } from '../kit/Choice';
import { foxHeight, foxWidth, layFox } from '../kit/fox';
import { Glyph } from '../kit/Glyph';
import { PixelStage, type Point, type PointTo } from '../kit/PixelStage';
import { Toggle } from '../kit/Toggle';
import { usePixelCursor } from '../kit/usePixelCursor';
import { useZoom } from '../zoom/useZoom';
import { seenOf } from '../zoom/view';
import { type Ask, Asks, openRules, toldFirst } from './Asks';
import { Copy } from './Copy';
import { drawSheet, groundOf, type Inks, layOnChecker, lightsOf } from './drawStage';
import { blankGrid, type Grid } from './grid';
import { givenInk, InkChoice, type InkWords, nameOfInk } from './InkChoice';
import { Marks } from './Marks';
import { marksOf } from './marks';
import { beginStroke, type Drawing, drawLine, fillFrom, recolor, undo } from './model';
import { Rules, type RuleWords } from './Rules';
import { toolIcons } from './toolIcons';
import type { Words } from './words';
import './practiceGround.css';

interface Props<In extends Drawing> {
  /** What is drawn: colour, cursor and enlargement are those of the beginning when it is another. */
  readonly subject: string;
  readonly drawing: In;
  /** What was there at first; nothing where it is absent. */
  readonly given?: Grid;
  /** Whether the eraser brings that back; else it empties, and a further ink brings it back. */
  readonly erasesToGiven?: boolean;
  readonly change: (change: (drawing: In) => In) => void;
  readonly inks: Inks;
  /** Numbers of the colours to draw with. */
  readonly offered: readonly number[];
  /** Stands to the right of the drawing; meanwhile nothing is drawn. */
  readonly beside?: Grid | undefined;
  /** What the fox says before anything is drawn; absent where it is not there. */
  readonly begin?: string | undefined;
  /** Says what stands side by side. */
  readonly pair: string;
  /** Their names, below them. */
  readonly pairNames?: readonly [left: string, right: string];
  /** Our drawing in small, and its name; absent where it is not to be seen. */
  readonly ours?: { readonly grid: Grid; readonly label: string } | undefined;
  /** Stands in the place of the switch for ours, where that may not be seen yet. */
  readonly later?: ReactNode;
  readonly isOursBeside: boolean;
  readonly showOurs: (isBeside: boolean) => void;
  readonly rules: readonly CardRule[];
  /** Which of them the drawing keeps, in their order. */
  readonly kept: readonly boolean[];
  /** The rules in the words of a teacher; without them each speaks for itself. */
  readonly asks?: readonly Ask[];
  readonly aboveRules?: ReactNode;
  readonly stage: Pick<ComponentProps<typeof PixelStage>, 'reset' | 'answer' | 'answerAround' | 'wake'>;
  readonly reset: () => void;
  readonly words: DeskWords;
  /** Further tools. */
  readonly buttons?: ReactNode;
  /** What stands below everything. */
  readonly children?: ReactNode;
}

/** What it says, which is alike in the exercises that have it. */
export type DeskWords = InkWords &
  RuleWords &
  Pick<Words, 'stage' | 'keys' | 'announcement' | 'undo' | 'mirror' | 'fill' | 'zoom' | 'oursBeside'>;

/** A canvas with its colours and rules, drawn on by mouse, finger and keyboard. */
export function DrawingDesk<In extends Drawing>(props: Props<In>) {
  const { drawing, change, inks, offered, beside, ours, rules, kept, asks = [], stage, reset, words } = props;
  const { grid } = drawing;
  const { side } = grid;
  const { given = blankGrid(side) } = props;
  const size = { width: side, height: side };
  const [color, setColor] = useState(offered[0] ?? 1);
  const [isMirrored, setMirrored] = useState(false);
  const [isFilling, setFilling] = useState(false);
  const [pointed, setPointed] = useState<number>();
  const [chosenAsk, setChosenAsk] = useState(-1);
  const { cursor, moveCursor } = usePixelCursor({ x: 0, y: 0 }, size);
  const isPair = beside !== undefined;
  const zoom = useZoom(size, drawing, (before) => isPair || change(() => before));
  const { view, zooms } = zoom;
  const [subject, setSubject] = useState(props.subject);
  if (subject !== props.subject) {
    setSubject(props.subject);
    setColor(offered[0] ?? 1);
    setMirrored(false);
    setFilling(false);
    setPointed(undefined);
    setChosenAsk(-1);
    zoom.showAll();
    moveCursor({ x: 0, y: 0 });
  }
  const ground = useMemo(() => groundOf(inks), [inks]);
  const groundCss = `rgb(${unpackColor(ground[0]).slice(0, 3).join(' ')})`;
  const own = useMemo(() => drawSheet([grid], inks), [grid, inks]);
  const raster = useMemo(
    () =>
      layOnChecker(
        beside === undefined
          ? crop(own, { left: view.x, top: view.y, ...seenOf(own, view) })
          : drawSheet([grid, beside], inks),
        ground,
      ),
    [own, grid, beside, inks, view, ground],
  );

  /** The rule that is shown on the canvas: the one that is pointed at, or the next that is not kept. */
  const open = openRules(asks, kept, rules);
  const told = open[chosenAsk]?.length ? chosenAsk : toldFirst(open, rules);
  const isBegun = grid.cells.some((color, at) => color !== given.cells[at]);
  const shown = pointed ?? open[told]?.[0] ?? kept.indexOf(false);
  const isHidden = isPair || stage.answer !== undefined || (asks.length > 0 && !isBegun);
  const shownRule = isHidden ? undefined : rules[shown];
  const marks = shownRule === undefined ? [] : marksOf(shownRule, grid, given, offered, lightsOf(inks));

  const checks = {
    rules,
    kept,
    grid,
    given,
    inks,
    offered,
    shown: shownRule && shown,
    point: setPointed,
    words,
  };

  const draw = (to: Point, from = to, isNew = true) => {
    setPointed(undefined);
    const ink = color === givenInk || (color === 0 && props.erasesToGiven) ? given : color;
    if (isFilling) {
      // What asks for colours to be exchanged means all pixels that were given in one.
      const isExchange = rules.some(({ name }) => name === 'recolor');
      if (isNew)
        change((before) =>
          isExchange
            ? recolor(beginStroke(before), given, ink, to)
            : fillFrom(beginStroke(before), ink, to, isMirrored),
        );
      return;
    }
    change((before) => drawLine(isNew ? beginStroke(before) : before, ink, from, to, isMirrored));
  };
  const point: PointTo = (shown, by, from) => {
    if (isPair) return;
    const to = zoom.placeOf(shown);
    moveCursor(to);
    if (by !== 'keys') return draw(to, zoom.placeOf(from), by === 'press');
    zoom.follow({ x: clamp(to.x), y: clamp(to.y) });
  };
  const copies =
    grid.cells.some((cell) => cell !== 0) &&
    (asks.length > 0 && side < large ? [1, 2] : [1]).map((scale) => (
      <Copy key={scale} label={`${scale}×`} raster={own} scale={scale} ground={groundCss} />
    ));
  // Beside the rules, or where it is smaller, in the place of its shape.
  const isWide = matchMedia('(width >= 997px)').matches;
  const oursCopy = ours && asks.length === 0 && (
    <Copy
      label={ours.label}
      raster={drawSheet([ours.grid], inks)}
      scale={Math.floor((isWide ? 192 : 96) / side)}
      ground={groundCss}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that are pressed anywhere in it
    <div
      className="drawing-desk"
      data-pair={isPair || undefined}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isPair) return;
        event.preventDefault();
        change(undo);
      }}
    >
      <div className="drawing-place" {...zoom.place}>
        <PixelStage
          {...stage}
          answer={view.zoom === 1 ? stage.answer : undefined}
          answerAround={view.zoom === 1 ? stage.answerAround : undefined}
          label={isPair ? props.pair : `${fill(words.stage, { size: side })} ${words.keys}`}
          raster={raster}
          cursor={zoom.shownAt(cursor)}
          point={point}
          act={() => !isPair && draw(cursor)}
          reset={reset}
          hasGrid={!isPair}
          around={ground[0]}
        >
          {props.begin !== undefined && !isBegun && (
            <div className="drawing-begin">
              <Copy label={props.begin} raster={cheeringFox} scale={foxScale} />
            </div>
          )}
          <Marks marks={marks} view={view} />
        </PixelStage>
        {isPair && props.pairNames && (
          <p className="drawing-names" aria-hidden="true">
            {props.pairNames.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </p>
        )}
      </div>
      <div className="drawing-side">
        <div className="drawing-tools">
          <InkChoice
            inks={inks}
            offered={offered}
            hasGiven={!props.erasesToGiven && given.cells.some((cell) => cell !== 0)}
            chosen={color}
            choose={setColor}
            words={words}
          />
          <div className="drawing-hand">
            <Toggle label={words.fill} icon={toolIcons.fill} isOn={isFilling} change={setFilling} />
            <Toggle label={words.mirror} icon={toolIcons.mirror} isOn={isMirrored} change={setMirrored} />
            <button type="button" disabled={drawing.past.length === 0 || isPair} onClick={() => change(undo)}>
              <Glyph path={toolIcons.undo} />
              {words.undo}
            </button>
            {props.buttons}
          </div>
          {zooms.length > 1 && (
            <Choice
              label={words.zoom}
              options={zooms.map((value) => ({ value, label: `${value}×` }))}
              chosen={view.zoom}
              choose={(value) => zoom.enlarge(value, cursor)}
            />
          )}
        </div>
        <div className="drawing-checks">
          {props.aboveRules}
          {asks.length > 0 ? (
            <Asks {...checks} asks={asks} told={told} tell={setChosenAsk} />
          ) : (
            <div className="drawing-told">
              <Rules {...checks} />
              {isWide && oursCopy}
            </div>
          )}
          <div className="drawing-copies">
            {!isWide && oursCopy}
            {props.later ? (
              <p>
                {props.later}
                {copies}
              </p>
            ) : (
              copies
            )}
            {!props.later && (
              <Toggle
                label={words.oursBeside}
                icon={toolIcons.beside}
                isOn={props.isOursBeside}
                change={props.showOurs}
              />
            )}
          </div>
        </div>
        {props.children}
      </div>
      <p className="tool-status" role="status">
        {fill(words.announcement, {
          x: cursor.x + 1,
          y: cursor.y + 1,
          color: nameOfInk(grid.cells[cursor.y * side + cursor.x] ?? 0, words),
        })}
      </p>
    </div>
  );

  function clamp(value: number): number {
    return Math.max(0, Math.min(side - 1, value));
  }
}

/** Drawings so wide are seen well in their own size. */
const large = 32;

/** All of the fox's face, as high as that. */
const cheeringFox = drawFox();
const foxScale = 9;

function drawFox(): Raster {
  const height = foxHeight + 2;
  const words = new Uint32Array(foxWidth * height);
  layFox(words, foxWidth, 0, height, height / foxHeight);
  return rasterOf(foxWidth, height, words);
}
