import type { Animation } from '../../pixels/animation';
import type { Remark } from '../../pixels/parse/reading';
import type { PickedFile, ReducedPicture } from '../kit/messages';

/** What the page asks the worker for. A file is handed over by reference, not copied. */
export type SharpenerJob =
  | { readonly kind: 'open'; readonly files: readonly PickedFile[] }
  /** Makes the file that the reader saves. */
  | {
      readonly kind: 'make';
      readonly picked: PickedFile;
      readonly factor: number;
      readonly isTrueSize: boolean;
    };

export type SharpenerResult =
  /** In the order of the files. */
  | { readonly kind: 'opened'; readonly outcomes: readonly Outcome[] }
  | { readonly kind: 'made'; readonly made: MadeFile };

export type Outcome =
  | { readonly kind: 'picture'; readonly picture: OpenedPicture }
  | { readonly kind: 'refused'; readonly picked: PickedFile; readonly refusal: Remark };

export interface OpenedPicture {
  readonly picked: PickedFile;
  readonly format: PictureFormat;
  /** As the file has it. */
  readonly asWritten: Animation;
  /** Where all its pixels are blocks: how many pixels wide and high these are, and the picture without them. */
  readonly reduced: ReducedPicture | undefined;
  readonly notes: readonly Remark[];
}

export type PictureFormat = 'png' | 'gif';

export interface MadeFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: PictureFormat;
}
