import type { Exhibit } from '../exhibit';
import { exerciseExhibit } from '../kit/exerciseStill';

/** `::practice-ground{name=…}`: pictures that were drawn on cards. */
export const exhibit: Exhibit = exerciseExhibit('PracticeGround', 'large');
