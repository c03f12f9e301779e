import type { Animation } from 'pixels/animation';
import { limits } from 'pixels/parse/reading';
import { type FileRemark, splitOutcomes } from '../kit/fileRemarks';
import type { Outcome } from '../kit/messages';
import type { OpenedPicture } from './messages';

/** Longer sides, in pixels, of the places that pictures are mostly enlarged for. */
export const targets = [240, 512, 1080] as const;
export type Target = (typeof targets)[number];

/** How large a picture should become: fitted into a square, or so many times larger. */
export type Wish =
  | { readonly kind: 'target'; readonly side: Target }
  | { readonly kind: 'factor'; readonly factor: number };

export interface Sharpener {
  readonly pictures: readonly OpenedPicture[];
  /** Index of the one on the stage. */
  readonly shown: number;
  readonly remarks: readonly FileRemark[];
  readonly wish: Wish;
  /** Whether pictures that were enlarged before count from their true size. */
  readonly usesTrueSize: boolean;
}

export type SharpenerAction =
  | { readonly kind: 'open'; readonly outcomes: readonly Outcome<OpenedPicture>[] }
  | { readonly kind: 'show'; readonly index: number }
  | { readonly kind: 'wish'; readonly wish: Wish }
  | { readonly kind: 'trueSize'; readonly isUsed: boolean }
  | { readonly kind: 'reset'; readonly side: Target };

/** Without a picture. */
export function startWith(side: Target): Sharpener {
  return { pictures: [], shown: 0, remarks: [], wish: { kind: 'target', side }, usesTrueSize: true };
}

/** The state after an action. New files take the place of those before; what is wished for stays. */
export function reducer(before: Sharpener, action: SharpenerAction): Sharpener {
  switch (action.kind) {
    case 'open':
      return openPictures(before, action.outcomes);
    case 'show':
      return { ...before, shown: action.index };
    case 'wish':
      return { ...before, wish: action.wish };
    case 'trueSize':
      return { ...before, usesTrueSize: action.isUsed };
    case 'reset':
      return startWith(action.side);
  }
}

/** Files of which none can be read are told of, and leave what is on the stage alone. */
function openPictures(before: Sharpener, outcomes: readonly Outcome<OpenedPicture>[]): Sharpener {
  const { opened: pictures, remarks } = splitOutcomes(outcomes);
  return pictures.length === 0 ? { ...before, remarks } : { ...before, pictures, shown: 0, remarks };
}

/** The picture that is enlarged: the file's own, or its true size. */
export function baseOf({ asWritten, reduced }: OpenedPicture, usesTrueSize: boolean): Animation {
  return usesTrueSize && reduced !== undefined ? reduced.animation : asWritten;
}

/** As far as a stepper is of use. */
const usefulFactor = 64;

/** Pixels of all frames of a file that is saved: some ten seconds of work. */
const mostPixels = 1024 * 1024 * 1024;

/** The largest factor for a picture: this site must be able to read each of its frames again. */
export function largestFactor({ width, height, frames }: Animation): number {
  const bySide = limits.side / Math.max(width, height);
  const byFrame = Math.sqrt(limits.pixels / (width * height));
  const byFrames = Math.sqrt(mostPixels / (width * height * frames.length));
  return Math.max(1, Math.floor(Math.min(usefulFactor, bySide, byFrame, byFrames)));
}

/** The largest whole factor with which a picture does not exceed what is wished for; at least 1. */
export function factorOf(wish: Wish, animation: Animation): number {
  const { width, height } = animation;
  const wanted = wish.kind === 'factor' ? wish.factor : Math.floor(wish.side / Math.max(width, height));
  return Math.min(largestFactor(animation), Math.max(1, wanted));
}

/** Sides of the pictures of an icon file, as far as a picture fits. */
export function iconSides({ width, height }: Pick<Animation, 'width' | 'height'>): readonly number[] {
  return [16, 32, 48].filter((side) => side >= Math.max(width, height));
}

/** Whether a picture is larger than the place it is wished for. */
export function isTooLarge(wish: Wish, { width, height }: Animation): boolean {
  return wish.kind === 'target' && Math.max(width, height) > wish.side;
}
