import type { Exhibit } from '../exhibit';
import { exerciseExhibit } from '../kit/exerciseStill';

/** `::count-memory{name=…}`: what the pixels of a project weigh, beside amounts that one knows. */
export const exhibit: Exhibit = exerciseExhibit('CountMemory', 'tall');
