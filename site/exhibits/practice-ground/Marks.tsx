import type { CSSProperties } from 'react';
import type { View } from '../zoom/view';
import type { Mark } from './marks';

interface Props {
  readonly marks: readonly Mark[];
  /** The part of the canvas that is seen. */
  readonly view: View;
}

/** Frames around pixels of the canvas, over the stage that it is shown on. */
export function Marks({ marks, view }: Props) {
  return (
    <div className="drawing-marks">
      {marks.map(({ left, top, wide, high }) => {
        const style: CSSProperties & Record<`--${string}`, number> = {
          '--left': left - view.x,
          '--top': top - view.y,
          '--wide': wide,
          '--high': high,
        };
        return <i key={`${left} ${top} ${wide} ${high}`} style={style} />;
      })}
    </div>
  );
}
