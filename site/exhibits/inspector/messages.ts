import type { Animation } from 'pixels/animation';
import type { AsepriteFile } from 'pixels/parse/asepriteFile';
import type { Remark } from 'pixels/parse/reading';
import type { Raster } from 'pixels/raster';
import type { ImportTopic } from '../../features/import-facts/shared/importFacts';
import type { MadeFile, OpenJob, OpenResult, PickedFile } from '../kit/messages';

/** Jobs of the worker. */
export type InspectorJob =
  | OpenJob
  /** Makes a ZIP with a PNG for each frame, whose names begin with `name`. */
  | { readonly kind: 'pack'; readonly file: File; readonly name: string }
  /** Makes a PNG. */
  | { readonly kind: 'draw'; readonly raster: Raster };

export type InspectorResult = OpenResult<Inspection> | MadeFile;

/** The facts of a file. */
export interface Inspection {
  readonly picked: PickedFile;
  readonly format: InspectedFormat;
  readonly animation: Animation;
  readonly pixels: PixelFormat;
  /** Different colours of all frames but the wholly transparent one; `undefined` where nobody counts them. */
  readonly colors: number | undefined;
  /** The parts of the picture, where the format tells. */
  readonly parts: AsepriteParts | undefined;
  /** Facts that only a project has. */
  readonly project: ProjectFacts | undefined;
  readonly found: readonly FoundTopic[];
  readonly notes: readonly Remark[];
}

export type InspectedFormat = 'aseprite' | 'gif' | 'png' | 'resprite';

export interface ProjectFacts {
  /** Of the form of the file. */
  readonly version: number | undefined;
  /** Steps a second. */
  readonly frameRate: number | undefined;
  /** How many have a picture, one of an earlier frame, and none. */
  readonly own: number;
  readonly linked: number;
  readonly empty: number;
}

/** All of a file of Aseprite but its pictures. */
export type AsepriteParts = Omit<AsepriteFile, 'animation' | 'cels'>;

/** How the file keeps its pixels. */
export interface PixelFormat {
  readonly model: 'rgba' | 'rgb' | 'grey' | 'greyAlpha' | 'indexed';
  /** Of a pixel. */
  readonly bits: number;
}

/** Something that a file has and that an import may change. */
export interface FoundTopic {
  readonly topic: ImportTopic;
  /** How many there are; 0 where the file as a whole is meant. */
  readonly count: number;
  /** The names of the first of them; those without a name are left out. */
  readonly names: readonly string[];
}
