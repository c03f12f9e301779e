import type { Exhibit } from '../exhibit';
import { exerciseExhibit } from '../kit/exerciseStill';

/** `::time-walk{name=…}`: two walkers with the strip of frames, all alike, and with the contacts held. */
export const exhibit: Exhibit = exerciseExhibit('TimeWalk', 'short');
