import type { Exhibit } from './exhibit';

/** The exhibits of the site by their names, those of their folders. For the build: nothing of this reaches a browser. */
export const exhibits: ReadonlyMap<string, Exhibit> = new Map(
  Object.entries(import.meta.glob<Exhibit>('./*/exhibit.ts', { import: 'exhibit', eager: true })).map(
    ([path, exhibit]) => [path.split('/').at(-2) ?? '', exhibit],
  ),
);
