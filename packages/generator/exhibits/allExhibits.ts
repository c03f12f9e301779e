import { exhibits } from '#site/vocabulary';
import { exhibit as animation } from './animation/exhibit';
import { exhibit as compare } from './compare/exhibit';
import type { Exhibit } from './exhibit';

/** The exhibits of every site and those of this one, by name. For the build: nothing of this reaches a browser. */
export const allExhibits: ReadonlyMap<string, Exhibit> = new Map([
  ['animation', animation],
  ['compare', compare],
  ...exhibits,
]);
