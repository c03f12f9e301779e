import type { Exhibit } from '../exhibit';
import { exerciseExhibit } from '../kit/exerciseStill';

/** `::soften-curve{name=…}`: a curve with bare steps, and the same with mixed pixels at the ends of its runs. */
export const exhibit: Exhibit = exerciseExhibit('SoftenCurve', 'low');
