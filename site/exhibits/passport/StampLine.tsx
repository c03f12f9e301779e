import { fill } from 'generator/model/text';
import type { TreeProps } from 'generator/model/tree';
import type { ToolWords } from '../kit/words';
import { StampPicture } from './StampPicture';
import { addStamps, readStamps } from './stamps';
import './stampLine.css';

interface Props {
  /** Of the exercise. */
  readonly attributes: TreeProps;
  readonly text: ToolWords['exercise'];
}

/** Gives the stamp of an exercise, by its attributes; on a site without a passport it has none. */
export function giveStamp({ stamp }: TreeProps): void {
  if (stamp !== undefined) addStamps([String(stamp)]);
}

/** Below an exercise whose goal was met: its stamp, and how many there are, as a link to all of them. */
export function StampLine({ attributes, text }: Props) {
  const { stampDrawing, stamps, passportHref } = attributes;
  if (passportHref === undefined) return null;
  return (
    <a className="exercise-stamp" href={String(passportHref)}>
      <StampPicture stamp={String(stampDrawing)} isStamped />
      {fill(text.stamped, { count: readStamps().length, all: Number(stamps) })}
    </a>
  );
}
