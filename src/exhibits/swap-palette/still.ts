import type { Exhibit } from '../exhibit';
import { exerciseExhibit } from '../kit/exerciseStill';

/** `::swap-palette{name=…}`: one indexed picture in the colours of a night, and of a day. */
export const exhibit: Exhibit = exerciseExhibit('SwapPalette');
