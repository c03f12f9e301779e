import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import type { LiveProps } from '../../app/ui/live';
import { fill } from '../../model/text';
import { type ColorAt, readPixels } from '../zoom/meta';
import type { Plan } from './meta';
import { type Place, placeAfterKey, placeAt } from './model';
import css from './PixelPlan.module.css';
import { pictureOf, rulers, sizeOf } from './still';

/** The plan, and the name of the pixel that is pointed at. */
export function Live({ data: plan, render, text: { zoom: text } }: LiveProps<Plan>) {
  const { width, height, frame, frames, src, alt } = plan;
  const [place, setPlace] = useState<Place>();
  const [colorAt, setColorAt] = useState<ColorAt>();
  useEffect(() => {
    readPixels({ src, alt, width: width * frames, height }).then(
      (read) => setColorAt(() => read),
      () => undefined, // The plan is there; only the names of its colours are missing.
    );
  }, [src, alt, width, height, frames]);

  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) =>
    setPlace(placeAt(clientX, clientY, currentTarget.getBoundingClientRect(), plan));
  const press = (event: KeyboardEvent) => {
    const next = placeAfterKey(place ?? { column: 1, row: 1 }, event, plan);
    if (next === undefined) return;
    event.preventDefault();
    setPlace(next);
  };
  const nameOf = ({ column, row }: Place) => {
    const color = colorAt?.(column - 1 + frame * width, row - 1) ?? text.transparent;
    return fill(text.pixel, { x: column, y: row, color });
  };
  return (
    <div>
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
        {place && <span className={css.cursor} style={{ '--column': place.column, '--row': place.row }} />}
      </p>
      <p className={css.readout} role="status">
        {place === undefined ? sizeOf(plan) : nameOf(place)}
      </p>
    </div>
  );
}
