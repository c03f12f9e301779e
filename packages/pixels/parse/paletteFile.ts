import type { Rgba } from '../raster';
import { type Note, refuse } from './answer';
import { limits } from './reading';

/** The content of a palette file. */
export interface PaletteFile {
  readonly format: PaletteFormat;
  /** Empty where the file says none. */
  readonly name: string;
  readonly colors: readonly NamedColor[];
}

export type PaletteFormat = 'gpl' | 'hex' | 'jascPal' | 'riffPal' | 'act' | 'ase';

export interface NamedColor {
  readonly color: Rgba;
  readonly name: string | undefined;
}

/** Collects the colours of a file as far as `limits.colors`. */
export class ColorList {
  readonly colors: NamedColor[] = [];
  #isFull = false;

  constructor(readonly note: Note) {}

  add(color: Rgba, name: string | undefined, at: number): void {
    if (this.colors.length < limits.colors) this.colors.push({ color, name });
    else if (!this.#isFull) {
      this.#isFull = true;
      this.note('tooManyColors', at, { allowed: limits.colors });
    }
  }

  /** All colours; refuses a file without any. @param at the place for that */
  finish(at: number): readonly NamedColor[] {
    return this.colors.length === 0 ? refuse('noColors', at) : this.colors;
  }
}
