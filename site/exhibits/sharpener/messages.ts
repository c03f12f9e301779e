import type { Animation } from 'pixels/animation';
import type { Remark } from 'pixels/parse/reading';
import type { MadeFile, OpenJob, OpenResult, PickedFile, ReducedPicture } from '../kit/messages';

/** Jobs of the worker. */
export type SharpenerJob =
  | OpenJob
  /** Makes the file that the reader saves. */
  | {
      readonly kind: 'make';
      readonly picked: PickedFile;
      readonly format: PictureFormat;
      readonly factor: number;
      readonly isTrueSize: boolean;
    }
  /** A ZIP with the icons of a website, of which those with these sides are in one file. */
  | {
      readonly kind: 'icons';
      readonly picked: PickedFile;
      readonly isTrueSize: boolean;
      readonly sides: readonly number[];
    };

export type SharpenerResult = OpenResult<OpenedPicture> | MadeFile;

export interface OpenedPicture {
  readonly picked: PickedFile;
  /** To save in. */
  readonly format: PictureFormat;
  /** Whether pixels are half transparent, which a GIF cannot keep. */
  readonly isSoft: boolean;
  /** As the file has it. */
  readonly asWritten: Animation;
  /** Where all its pixels are blocks: how many pixels wide and high these are, and the picture without them. */
  readonly reduced: ReducedPicture | undefined;
  readonly notes: readonly Remark[];
}

export type PictureFormat = 'png' | 'gif';
