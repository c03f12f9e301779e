import { type AltText, altOf } from '../../model/art';
import { fill, plural } from '../../model/text';
import type { TreeNode } from '../../model/tree';
import type { ExhibitWords } from '../../model/words';
import css from './Animation.module.css';

/** A writer's own picture that moves. Lengths are CSS pixels. */
export interface Clip extends AltText {
  /** Address of the first frame. */
  readonly still: string;
  /** Address of all frames, row by row. */
  readonly sheet: string;
  /** Frames in a row of the sheet. */
  readonly columns: number;
  /** Of a frame as it is shown where there is room. */
  readonly width: number;
  readonly height: number;
  /** How many times larger than drawn, of pixel art; anything else becomes as small as its column. */
  readonly scale?: number;
  /** Of each frame, in milliseconds. */
  readonly durations: readonly number[];
}

/** The player, and what everyone gets: the first frame, and how many they are and how long they take. */
export function showClip(clip: Clip, text: ExhibitWords['animation'], lang: string): TreeNode {
  const { still, width, height, scale, durations } = clip;
  const seconds = durations.reduce((sum, duration) => sum + duration, 0) / 1000;
  const facts = [plural(text.frames, durations.length, lang), fill(text.seconds, { seconds })];
  const size = { width, height, ...(scale !== undefined && { scale }) };
  return [
    'Exhibit',
    { exhibit: 'animation', data: clip },
    [
      'p',
      { class: css.clip ?? '' },
      ['Zoom', { href: still }, ['img', { src: still, ...size, ...altOf(clip) }]],
    ],
    ['p', { class: css.bar ?? '' }, facts.join(' · ')],
  ];
}

/** Where a frame stands on the sheet, in parts of the sheet's size. */
export function placeOfFrame(frame: number, { columns, durations }: Pick<Clip, 'columns' | 'durations'>) {
  const rows = Math.ceil(durations.length / columns);
  return { left: (frame % columns) / columns, top: Math.floor(frame / columns) / rows };
}
