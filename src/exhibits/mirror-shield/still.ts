import type { Exhibit } from '../exhibit';
import { exerciseExhibit } from '../kit/exerciseStill';

/** `::mirror-shield{name=…}`: half an outline with its mirror, and the finished shield. */
export const exhibit: Exhibit = exerciseExhibit('MirrorShield');
