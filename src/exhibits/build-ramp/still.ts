import type { Exhibit } from '../exhibit';
import { exerciseExhibit } from '../kit/exerciseStill';

/** `::build-ramp{name=…}`: a ball in the shades of a ramp. */
export const exhibit: Exhibit = exerciseExhibit('BuildRamp');
