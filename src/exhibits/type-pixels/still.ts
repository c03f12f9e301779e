import type { Exhibit } from '../exhibit';
import { exerciseExhibit } from '../kit/exerciseStill';

/** `::type-pixels{name=…}`: a sign with a letter that the font lacks, and one in two lines with none missing. */
export const exhibit: Exhibit = exerciseExhibit('TypePixels');
