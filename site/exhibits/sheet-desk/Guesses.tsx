import { fill } from 'generator/model/text';
import { isEmpty } from 'pixels/edit/area';
import { listCells, type SheetGrid } from 'pixels/edit/cutSheet';
import type { Raster } from 'pixels/raster';
import { useMemo } from 'react';
import { Thumb } from './Thumb';
import type { Words } from './words';

interface Props {
  readonly sheet: Raster;
  readonly guesses: readonly SheetGrid[];
  readonly grid: SheetGrid;
  readonly cut: (grid: SheetGrid) => void;
  readonly words: Words;
}

/** Frames that tell whether a grid cuts through the drawings. */
const shownFrames = 2;

/** The likeliest grids of a sheet, each with the first frames that it cuts. */
export function Guesses({ sheet, guesses, grid, cut, words }: Props) {
  const cells = useMemo(
    () =>
      guesses.map((guess) =>
        listCells(sheet, guess)
          .filter((cell) => !isEmpty(sheet, cell))
          .slice(0, shownFrames),
      ),
    [sheet, guesses],
  );
  if (guesses.length < 2) return null;
  return (
    <div className="tool-controls">
      <fieldset className="tool-control desk-guesses">
        <legend>{words.guesses}</legend>
        {guesses.map((guess, index) => (
          <button
            key={`${guess.width} ${guess.height} ${guess.padding} ${guess.margin}`}
            type="button"
            aria-pressed={(['width', 'height', 'padding', 'margin'] as const).every(
              (key) => guess[key] === grid[key],
            )}
            onClick={() => cut(guess)}
          >
            <span aria-hidden="true">
              {cells[index]?.map((cell) => (
                <Thumb key={`${cell.left} ${cell.top}`} raster={sheet} area={cell} />
              ))}
            </span>
            <small>{fill(words.guess, { width: guess.width, height: guess.height })}</small>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
