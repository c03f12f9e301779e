import type { Exhibit } from '../exhibit';
import { exerciseExhibit } from '../kit/exerciseStill';

/** `::dither-sky{name=…}`: two skies of two colours, of a pattern and of error diffusion. */
export const exhibit: Exhibit = exerciseExhibit('DitherSky');
