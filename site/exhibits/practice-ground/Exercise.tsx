import { fill } from 'generator/model/text';
import { useMemo, useState } from 'react';
import type { PracticeCard } from '../../features/practice-cards/shared/practice';
import { Choice } from '../kit/Choice';
import { ExercisePanel } from '../kit/ExercisePanel';
import { type FetchedProps, fetchFirst } from '../kit/fetchFirst';
import { PixelStage, type Point, type PointTo } from '../kit/PixelStage';
import { saveStage } from '../kit/saveStage';
import { cssOfLetter, wordOfLetter } from '../kit/stamp';
import { useExercise } from '../kit/useExercise';
import { usePixelCursor } from '../kit/usePixelCursor';
import { confettiOf } from './answer';
import { drawGrid, drawOnGround, drawPair, groundOf } from './drawStage';
import { fetchCards } from './fetchCards';
import { blankGrid } from './grid';
import {
  beginStroke,
  cardOfWeek,
  compareWithMemory,
  drawLine,
  type Ground,
  keptRules,
  openCard,
  readGround,
  toggleMemory,
  undo,
  writeGround,
} from './model';
import { Rules } from './Rules';
import { StampSheet } from './StampSheet';
import { readDrawings } from './storedDrawings';
import { useDrawings } from './useDrawings';
import { weekOf } from './week';
import type { Words } from './words';

/** A card for each week of the year, to be drawn. */
export const Exercise = fetchFirst('cardsSrc', fetchCards, PracticeGround);

/** This week's card, the pencil for it, and the sheet of all cards with what was drawn on them. */
function PracticeGround({ fetched: cards, ...props }: FetchedProps<Words, readonly PracticeCard[]>) {
  const [stored, setStored] = useState(() => readDrawings(cards));
  const drawCard = ({ card, grid, original }: Ground) =>
    drawOnGround(original ?? grid, cards[card]?.colors ?? '');
  const [confetti] = useState(() => confettiOf(cards));
  const [week] = useState(() => cardOfWeek(weekOf(new Date()), cards.length));
  const keptOf = ({ card, grid, original }: Ground) => {
    const opened = cards[card];
    return opened === undefined ? [] : keptRules(opened, original ?? grid);
  };
  const { words, state, setState, setNotice, panel, stage } = useExercise<Ground, Ground, Words>(props, {
    start: openCard(cards, week, stored.get(week)),
    link: { write: writeGround, read: (code) => readGround(code, cards) },
    isMet: (ground) => keptOf(ground).every(Boolean),
    answer: confetti,
    poster: (ground) => [{ raster: drawCard(ground), duration: 0 }],
    strokes: drawCard,
  });
  const drawings = useDrawings(stored, state);
  const [color, setColor] = useState(1);
  const [isCompared, setCompared] = useState(false);
  const { card: index, grid, original } = state;
  const card = cards[index];
  const { cursor, moveCursor } = usePixelCursor({ x: 0, y: 0 }, { width: grid.side, height: grid.side });
  const isPair = original !== undefined && isCompared;
  const raster = useMemo(
    () => (isPair ? drawPair(original, grid, card?.colors ?? '') : drawGrid(grid, card?.colors ?? '')),
    [grid, original, isPair, card],
  );
  const around = useMemo(() => wordOfLetter(groundOf(card?.colors ?? '')), [card]);
  if (card === undefined) return panel.paper;

  const draw = (to: Point, from = to, isNew = true) =>
    setState((ground) => drawLine(isNew ? beginStroke(ground) : ground, color, from, to));
  const point: PointTo = (to, by, from) => {
    if (isPair) return;
    moveCursor(to);
    if (by !== 'keys') draw(to, from, by === 'press');
  };
  const turn = (to: number) => {
    setStored(drawings);
    setState(openCard(cards, to, drawings.get(to)));
    setNotice('');
    setColor(1);
    setCompared(false);
  };
  const clear = () => setState((ground) => ({ ...beginStroke(ground), grid: blankGrid(grid.side) }));
  const memory = compareWithMemory(state);
  const size = { size: card.size };
  return (
    <ExercisePanel
      {...panel}
      goal={fill(words.goal, { number: index + 1, theme: card.theme, ...size })}
      room="large"
      reset={clear}
      announcement={fill(words.announcement, {
        x: cursor.x + 1,
        y: cursor.y + 1,
        color: nameOf(grid.cells[cursor.y * grid.side + cursor.x] ?? 0),
      })}
      savePicture={() => saveStage(`card-${index + 1}`, drawGrid(grid, card.colors))}
    >
      <PixelStage
        {...stage}
        label={isPair ? words.pair : `${fill(words.stage, size)} ${words.keys}`}
        raster={raster}
        cursor={cursor}
        point={point}
        act={() => !isPair && draw(cursor)}
        reset={clear}
        hasGrid={!isPair}
        around={around}
      />
      <div className="tool-controls">
        <Choice
          label={words.colors}
          options={[...card.colors]
            .map((_, at) => at + 1)
            .concat(0)
            .map((value) => ({
              value,
              label: nameOf(value),
              swatch: cssOfLetter(card.colors[value - 1] ?? '.'),
            }))}
          chosen={color}
          choose={setColor}
        />
        <div className="tool-choices">
          <button
            className="tool-quiet"
            type="button"
            disabled={state.past.length === 0 || isPair}
            onClick={() => setState(undo(state))}
          >
            {words.undo}
          </button>
          <button
            className="tool-quiet"
            type="button"
            onClick={() => {
              setCompared(false);
              setState(toggleMemory(state));
            }}
          >
            {original === undefined ? words.fromMemory : words.endMemory}
          </button>
          {original !== undefined && (
            <button
              className="tool-quiet"
              type="button"
              aria-pressed={isCompared}
              onClick={() => setCompared(!isCompared)}
            >
              {words.compare}
            </button>
          )}
        </div>
        <Rules card={card} kept={keptOf(state)} words={words} />
        {isPair && <p className="exercise-reading">{fill(words.same, { ...memory })}</p>}
      </div>
      <StampSheet cards={cards} drawings={drawings} chosen={index} week={week} choose={turn} words={words} />
    </ExercisePanel>
  );

  function nameOf(value: number): string {
    return value === 0 ? words.eraser : fill(words.color, { number: value });
  }
}
