import { fill } from 'generator/model/text';
import { type MouseEvent, useMemo, useState } from 'react';
import type { PracticeCard } from '../../features/practice-cards/shared/practice';
import { type FetchedProps, fetchFirst } from '../fetched/fetchFirst';
import { Choice } from '../kit/Choice';
import { ExercisePanel } from '../kit/ExercisePanel';
import { offerPoster } from '../kit/offerPoster';
import { saveStage } from '../kit/saveStage';
import { useExercise } from '../kit/useExercise';
import type { ExerciseProps } from '../kit/words';
import { unveilingOf } from './answer';
import { DrawingDesk } from './DrawingDesk';
import { drawingOfCard } from './drawingCode';
import { drawOnGround, drawSheet, inksOf } from './drawStage';
import { fetchCards } from './fetchCards';
import { blankGrid } from './grid';
import {
  beginStroke,
  cardOfWeek,
  compareWithMemory,
  type Ground,
  keptRules,
  openCard,
  readGround,
  toggleMemory,
  weeksAround,
  writeGround,
} from './model';
import css from './Place.module.css';
import { Silhouette } from './Silhouette';
import { StampSheet } from './StampSheet';
import { readDrawings, withDrawing } from './storedDrawings';
import { useDrawings } from './useDrawings';
import { weekOf } from './week';
import type { Words } from './words';

const FetchedGround = fetchFirst('cardsSrc', fetchCards, PracticeGround);

/** A card for each week of the year, to be drawn, in the place of its still. */
export function Exercise(props: ExerciseProps<Words>) {
  return (
    <div className={css.place}>
      <FetchedGround {...props} />
    </div>
  );
}

/** This week's card, the pencil for it, and the sheet of all cards with what was drawn on them. */
function PracticeGround({ fetched: cards, ...props }: FetchedProps<Words, readonly PracticeCard[]>) {
  const [stored, setStored] = useState(() => readDrawings(cards));
  const drawCard = ({ card, grid, original }: Ground) =>
    drawOnGround(original ?? grid, inksOf(cards[card]?.colors ?? ''));
  const [unveiling] = useState(() => unveilingOf(cards));
  const [week] = useState(() => weekOf(new Date()));
  const thisWeek = cardOfWeek(week, cards.length);
  const keptOf = ({ card, grid, original }: Ground) => {
    const opened = cards[card];
    return opened === undefined ? [] : keptRules(opened, original ?? grid);
  };
  const { words, state, setState, restart, panel, stage } = useExercise<Ground, Ground, Words>(props, {
    start: openCard(cards, thisWeek, stored.get(thisWeek)),
    link: { write: writeGround, read: (code) => readGround(code, cards) },
    isMet: (ground) => keptOf(ground).every(Boolean),
    answer: unveiling,
    strokes: drawCard,
  });
  const drawings = useDrawings(stored, state);
  /** What stands beside the drawing: the one from memory is compared, or ours is shown. */
  const [shown, setShown] = useState<'memory' | 'ours'>();
  const { card: index, grid, original } = state;
  const card = cards[index];
  const inks = useMemo(() => inksOf(card?.colors ?? ''), [card]);
  const ours = useMemo(() => card && drawingOfCard(card), [card]);
  if (card === undefined) return panel.paper;

  const kept = keptOf(state);
  const seenOurs = kept.every(Boolean) && original === undefined && ours ? ours : undefined;
  const isCompared = shown === 'memory' && original !== undefined;
  const isOursBeside = shown === 'ours' && seenOurs !== undefined;
  const turn = (to: number) => {
    setStored(drawings);
    restart(openCard(cards, to, drawings.get(to)));
    setShown(undefined);
  };
  const clear = () => restart({ ...beginStroke(state), grid: blankGrid(grid.side) });
  const poster = offerPoster({
    name: `card-${index + 1}`,
    title: card.theme,
    done: panel.done,
    frames: () => [{ raster: drawCard(state), duration: 0 }],
    text: props.text.exercise,
  });
  const leadTo = (event: MouseEvent, to: number) => {
    event.preventDefault();
    turn(to);
    // The link is gone with what it was for.
    document.querySelector<HTMLElement>('.drawing-place [role=application]')?.focus();
  };
  // The next one that nothing has been drawn on.
  const following = cards.map((_, at) => (index + 1 + at) % cards.length).find((at) => !drawings.has(at));
  const next =
    following === undefined
      ? panel.next
      : {
          title: cards[following]?.theme ?? '',
          href: location.pathname,
          open: (event: MouseEvent) => leadTo(event, following),
        };
  const weeks = weeksAround(week, cards.length);
  return (
    <ExercisePanel
      {...panel}
      next={next}
      keepsakes={{ ...panel.keepsakes, poster }}
      goal={fill(words.goal, { number: index + 1, theme: card.theme, size: card.size })}
      room="place"
      reset={clear}
      announcement=""
      savePicture={() => saveStage(`card-${index + 1}`, drawSheet([grid], inks))}
    >
      <DrawingDesk
        subject={card.theme}
        drawing={isCompared ? { ...state, grid: original } : state}
        change={setState}
        inks={inks}
        offered={[...card.colors].map((_, at) => at + 1)}
        beside={isCompared ? grid : isOursBeside ? seenOurs : undefined}
        begin={original === undefined && !isOursBeside ? words.begin : undefined}
        pair={isCompared ? words.pair : words.oursPair}
        ours={seenOurs && { grid: seenOurs, label: words.ours }}
        later={
          seenOurs === undefined && (
            <>
              {ours && <Silhouette grid={ours} colors={card.colors} room={96} />}
              {words.oursLater}
            </>
          )
        }
        isOursBeside={isOursBeside}
        showOurs={(isBeside) => setShown(isBeside ? 'ours' : undefined)}
        rules={card.rules}
        kept={kept}
        stage={stage}
        reset={clear}
        words={words}
        buttons={
          <>
            <button
              type="button"
              onClick={() => {
                setShown(undefined);
                setState(toggleMemory(state));
              }}
            >
              {original === undefined ? words.fromMemory : words.endMemory}
            </button>
            {original !== undefined && (
              <button
                type="button"
                aria-pressed={isCompared}
                onClick={() => setShown(isCompared ? undefined : 'memory')}
              >
                {words.compare}
              </button>
            )}
          </>
        }
      >
        {isCompared && (
          <p className="exercise-reading">{fill(words.same, { ...compareWithMemory(state) })}</p>
        )}
        <Choice
          label={words.week}
          options={weeks.map((value, at) => ({
            value,
            label: words.weeks[at] ?? '',
            detail: String(value + 1),
          }))}
          chosen={weeks.find((one) => one === index)}
          choose={turn}
        />
        <StampSheet
          cards={cards}
          drawings={withDrawing(drawings, index, original ?? grid)}
          chosen={index}
          week={thisWeek}
          choose={turn}
          words={words}
        />
      </DrawingDesk>
    </ExercisePanel>
  );
}
