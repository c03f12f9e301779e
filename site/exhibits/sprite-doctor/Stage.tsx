import { fill } from 'generator/model/text';
import { useCallback } from 'react';
import { Canvas } from '../kit/Canvas';
import type { Room } from '../kit/fitFactor';
import { dragSheet, drawSheet } from './drawSheet';
import type { Sheet } from './messages';
import { type Doctor, type DoctorAction, findingOf, placeOf } from './model';
import type { Words } from './words';

interface Props {
  readonly state: Doctor;
  readonly sheet: Sheet;
  readonly act: (action: DoctorAction) => void;
  readonly name: string;
  readonly words: Words;
}

/** The picture with the marks of one kind: all of it, or close to the place that is looked at. */
export function Stage({ state, sheet, act, name, words }: Props) {
  const { pan, seen } = state;
  const marked = findingOf(state, state.marked);
  const place = placeOf(state);
  const { picture } = sheet;
  const isSilhouette = seen.look.view === 'silhouette';
  const draw = useCallback(
    (context: CanvasRenderingContext2D, room: Room) => {
      const ink = isSilhouette ? getComputedStyle(context.canvas).color : undefined;
      const marks = { findings: marked === undefined ? [] : [marked], place };
      drawSheet(context, room, { picture, ink, marks, place, pan });
    },
    [picture, marked, place, pan, isSilhouette],
  );
  return (
    <div className="tool-stage doctor-stage">
      <Canvas
        label={fill(words.stage, { name })}
        draw={draw}
        pan={(by, room) => act({ kind: 'pan', pan: dragSheet(pan, by, room, picture, place) })}
      />
    </div>
  );
}
