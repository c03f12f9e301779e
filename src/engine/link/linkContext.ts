import { nearest } from '../../model/nearest';
import { errorAt, type Problem } from '../../model/problem';
import type { LoadedSite } from '../load/load';
import { nameOfSetting } from './places';

/** What the parts of a site are linked from, and where they say what is wrong. */
export interface LinkContext
  extends Pick<LoadedSite, 'config' | 'content' | 'mode' | 'positionOf' | 'history'> {
  readonly locales: readonly string[];
  /** Grows while linking. */
  readonly problems: Problem[];
  /** Files without a translation, by locale; grows while linking. */
  readonly untranslated: Map<string, string[]>;
}

/**
 * Reports a setting that names what is not there.
 * @param kind of what is named, such as `doc set`
 * @param owner what should have it; left out for what the site has
 */
export function checkSettingName(
  { problems, positionOf }: LinkContext,
  path: readonly PropertyKey[],
  kind: string,
  name: string,
  known: readonly string[],
  owner?: string,
): void {
  if (known.includes(name)) return;
  const subject = owner === undefined ? 'There is' : `The ${owner} has`;
  const list = `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}s`;
  problems.push(
    errorAt(positionOf(path), `${nameOfSetting(path)}: ${subject} no ${kind} "${name}".`, {
      remedy: `${list}: ${known.join(', ') || 'none'}.`,
      nearest: nearest(name, known),
    }),
  );
}
