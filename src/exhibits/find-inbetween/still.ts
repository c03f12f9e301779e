import type { Exhibit } from '../exhibit';
import { exerciseExhibit } from '../kit/exerciseStill';

/** `::find-inbetween{name=…}`: a leap whose middle drawing lies near the ground, and near its height. */
export const exhibit: Exhibit = exerciseExhibit('FindInbetween');
