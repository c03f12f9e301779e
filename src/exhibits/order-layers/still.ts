import type { Exhibit } from '../exhibit';
import { exerciseExhibit } from '../kit/exerciseStill';

/** `::order-layers{name=…}`: a stack of layers out of order, and in order. */
export const exhibit: Exhibit = exerciseExhibit('OrderLayers', 'long');
