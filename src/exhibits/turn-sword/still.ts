import type { Exhibit } from '../exhibit';
import { exerciseExhibit } from '../kit/exerciseStill';

/** `::turn-sword{name=…}`: a sword, upright and turned in three ways. */
export const exhibit: Exhibit = exerciseExhibit('TurnSword', 'tall');
