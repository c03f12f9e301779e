import { fill } from 'generator/model/text';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { PracticeCard } from '../../features/practice-cards/shared/practice';
import { drawingOfCard } from './drawingCode';
import { drawSheet, inksOf } from './drawStage';
import type { Grid } from './grid';
import { keptRules } from './model';
import { Silhouette } from './Silhouette';
import type { Drawings } from './storedDrawings';
import type { Words } from './words';

interface Props {
  readonly cards: readonly PracticeCard[];
  readonly drawings: Drawings;
  /** Index of the card that is open. */
  readonly chosen: number;
  /** Index of this week's card. */
  readonly week: number;
  readonly choose: (index: number) => void;
  readonly words: Words;
}

/** Where there is room for the sheet beside the canvas, it is open from the beginning. */
const wide = '(width >= 1340px)';

/** All cards of the year: shapes of our drawings, or what was drawn, with a stamp once a card's rules are kept. */
export function StampSheet({ cards, drawings, chosen, week, choose, words }: Props) {
  const isStamped = cards.map((card, index) => {
    const grid = drawings.get(index);
    return grid !== undefined && keptRules(card, grid).every(Boolean);
  });
  const ours = useMemo(() => cards.map(drawingOfCard), [cards]);
  const count = isStamped.filter(Boolean).length;
  const [isOpen] = useState(() => matchMedia(wide).matches);
  return (
    <details className="practice-sheet" open={isOpen}>
      <summary>{fill(words.sheet, { count, all: cards.length })}</summary>
      <ol>
        {cards.map((card, index) => {
          const grid = drawings.get(index);
          const shape = ours[index];
          return (
            <li key={card.theme}>
              <button
                type="button"
                aria-current={index === chosen || undefined}
                data-week={index === week || undefined}
                data-stamped={isStamped[index] || undefined}
                aria-label={fill(isStamped[index] ? words.stamped : words.card, {
                  number: index + 1,
                  theme: card.theme,
                })}
                title={card.theme}
                onClick={() => choose(index)}
              >
                {grid !== undefined ? (
                  <Thumb grid={grid} colors={card.colors} />
                ) : shape === undefined ? (
                  index + 1
                ) : (
                  <Silhouette grid={shape} colors={card.colors} room={room} />
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** Widest picture on the sheet, in CSS pixels. */
const room = 36;

/** A drawing in small, each of its pixels with a whole number of pixels of the page. */
const Thumb = memo(({ grid, colors }: { readonly grid: Grid; readonly colors: string }) => {
  const ref = useRef<HTMLCanvasElement>(null);
  const { side } = grid;
  useEffect(() => {
    const { data } = drawSheet([grid], inksOf(colors));
    ref.current?.getContext('2d')?.putImageData(new ImageData(data, side, side), 0, 0);
  }, [grid, colors, side]);
  const shown = side * Math.max(1, Math.floor(room / side));
  return <canvas ref={ref} width={side} height={side} style={{ width: shown, height: shown }} />;
});
