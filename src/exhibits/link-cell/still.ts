import type { Exhibit } from '../exhibit';
import { exerciseExhibit } from '../kit/exerciseStill';

/** `::link-cell{name=…}`: four frames with a cracked eye, and with it mended in one drawing. */
export const exhibit: Exhibit = exerciseExhibit('LinkCell', 'longest');
