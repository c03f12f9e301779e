import { fill } from 'generator/model/text';
import type { Dispatch, KeyboardEvent, PointerEvent } from 'react';
import css from './FinishSlime.module.css';
import { colors, ghost, side } from './frames';
import type { Cell, Easel, EaselAction } from './model';
import { PixelCanvas } from './PixelCanvas';
import type { Words } from './words';

interface Props {
  readonly easel: Easel;
  readonly act: Dispatch<EaselAction>;
  readonly words: Words;
  /** Tells who cannot see the cursor where it is. */
  readonly announce: (text: string) => void;
}

const arrows: Readonly<Record<string, Cell>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The fourth frame, for pencil, finger and keyboard. */
export function Stage({ easel, act, words, announce }: Props) {
  const { pixels, cursor, hasGhost } = easel;
  const point = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget: stage, pointerId, type, button } = event;
    if (type === 'pointerdown') {
      if (button !== 0) return;
      stage.setPointerCapture(pointerId);
      act({ kind: 'press', at: cellAt(event) });
    } else if (stage.hasPointerCapture(pointerId)) act({ kind: 'drag', at: cellAt(event) });
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (arrow !== undefined) {
      const far = event.shiftKey ? 8 : 1;
      const x = Math.min(side - 1, Math.max(0, cursor.x + arrow.x * far));
      const y = Math.min(side - 2, Math.max(0, cursor.y + arrow.y * far));
      act({ kind: 'move', x: x - cursor.x, y: y - cursor.y });
      announce(sayCell({ x, y }, pixels[y * side + x] ?? 0));
    } else if (event.key === ' ') {
      act({ kind: 'dot' });
      announce(sayCell(cursor, easel.color));
    } else if (event.key.toLowerCase() === 'r') act({ kind: 'clear' });
    else if (event.key === 'Escape') event.currentTarget.blur();
    else return;
    event.preventDefault();
  };
  const sayCell = ({ x, y }: Cell, value: number) => {
    const name = colors[value - 1]?.name;
    const color = words[name === undefined || name === 'ground' ? 'empty' : name];
    return fill(words.pixel, { x: x + 1, y: y + 1, color });
  };
  return (
    <div
      className={css.stage}
      role="application"
      aria-label={`${words.stage} ${words.keys}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is drawn on with the keys
      tabIndex={0}
      onPointerDown={point}
      onPointerMove={point}
      onPointerUp={() => act({ kind: 'lift' })}
      onPointerCancel={() => act({ kind: 'lift' })}
      onKeyDown={press}
    >
      {hasGhost && <PixelCanvas pixels={ghost} isGhost />}
      <PixelCanvas pixels={pixels} />
      <span className={css.cursor} style={{ '--x': cursor.x, '--y': cursor.y }} />
    </div>
  );
}

/** The cell under the pointer; beyond the edges where the pointer is. */
function cellAt({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Cell {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: Math.floor(((clientX - left) / width) * side),
    y: Math.floor(((clientY - top) / height) * side),
  };
}
