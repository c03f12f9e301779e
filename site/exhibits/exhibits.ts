import { byFolder } from 'generator/app/exhibits/byFolder';
import type { Exhibit } from 'generator/exhibits/exhibit';

/** The exhibits of the site by their names, those of their folders. For the build: nothing of this reaches a browser. */
export const exhibits: ReadonlyMap<string, Exhibit> = new Map(
  Object.entries(byFolder(import.meta.glob<Exhibit>('./*/exhibit.ts', { import: 'exhibit', eager: true }))),
);
