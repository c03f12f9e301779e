import type { TreeProps } from '../model/tree';
import type { ComposeContext } from './context';
import type { Sign } from './hooks';

/**
 * The attributes of a way with the walker at a station, of which the start is number 0;
 * `undefined` where no feature draws ways.
 * @param named a station whose words stand large in the sky
 */
export function wayAt(
  context: ComposeContext,
  signs: readonly Sign[],
  at: number,
  named?: number,
): TreeProps | undefined {
  const [way] = context.features.flatMap((feature) => feature.way?.(context, signs, named) ?? []);
  if (way === undefined) return undefined;
  const { places, light, dark, ...picture } = way;
  return { ...picture, light: `url(${light})`, dark: `url(${dark})`, ...places[at], at };
}
