import type { Exhibit } from '../exhibit';
import { exerciseExhibit } from '../kit/exerciseStill';

/** `::straighten-line{name=…}`: a string as a hand draws it, and the same with even runs. */
export const exhibit: Exhibit = exerciseExhibit('StraightenLine', 'low');
