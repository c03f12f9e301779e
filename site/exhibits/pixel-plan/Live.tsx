import type { LiveProps } from 'generator/app/ui/live';
import { type ColorAt, readPixels } from 'generator/exhibits/zoom/meta';
import { fill } from 'generator/model/text';
import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import type { Plan } from './meta';
import { type Cell, cellAfterKey, cellAt } from './model';
import css from './PixelPlan.module.css';
import { pictureOf, rulers } from './still';

/** The plan, and the name of the pixel that is pointed at. */
export function Live({ data: plan, render, text: { zoom: text } }: LiveProps<Plan>) {
  const { width, height, frame, frames, src } = plan;
  const [cell, setCell] = useState<Cell>();
  const [colorAt, setColorAt] = useState<ColorAt>();
  useEffect(() => {
    readPixels({ src, width: width * frames, height }).then(
      (read) => setColorAt(() => read),
      () => undefined, // The plan is there; only the names of its colours are missing.
    );
  }, [src, width, height, frames]);

  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) =>
    setCell(cellAt(clientX, clientY, currentTarget.getBoundingClientRect(), plan));
  const press = (event: KeyboardEvent) => {
    const next = cellAfterKey(cell ?? { column: 1, row: 1 }, event, plan);
    if (next === undefined) return;
    event.preventDefault();
    setCell(next);
  };
  const nameOf = ({ column, row }: Cell) => {
    const color = colorAt?.(column - 1 + frame * width, row - 1) ?? text.transparent;
    return fill(text.pixel, { x: column, y: row, color });
  };
  return (
    <div>
      <ul className={css.swatches} aria-hidden="true">
        {listColors(plan, colorAt).map((color) => (
          <li key={color} style={{ '--swatch': color }}>
            {color}
          </li>
        ))}
      </ul>
      {render(rulers(plan))}
      <p
        className={css.stage}
        style={{ '--width': width, '--height': height }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move its cursor
        tabIndex={0}
        onPointerDown={point}
        onPointerMove={point}
        onKeyDown={press}
      >
        {render([pictureOf(plan)])}
        {cell && <span className={css.cursor} style={{ '--column': cell.column, '--row': cell.row }} />}
      </p>
      <p className={css.readout} role="status">
        {cell && nameOf(cell)}
      </p>
    </div>
  );
}

/** The colours of the frame in the order in which they are met, row by row. */
function listColors({ width, height, frame }: Plan, colorAt: ColorAt | undefined): readonly string[] {
  const found = Array.from({ length: width * height }, (_, at) =>
    colorAt?.((at % width) + frame * width, Math.floor(at / width)),
  );
  return [...new Set(found.filter((color) => color !== undefined))];
}
