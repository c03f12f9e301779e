import type { LoadedSite } from '../load/load';
import { nearest } from '../model/nearest';
import { errorAt, type Problem } from '../model/problem';
import type { LinkHooks } from './hooks';
import { nameOfSetting } from './places';

/** Input for linking, and the lists that linking adds to. */
export interface LinkContext
  extends Pick<LoadedSite, 'config' | 'content' | 'mode' | 'positionOf' | 'history'> {
  readonly locales: readonly string[];
  readonly features: readonly LinkHooks[];
  /** Added to while linking. */
  readonly problems: Problem[];
  /** Files without a translation, by locale; added to while linking. */
  readonly untranslated: Map<string, string[]>;
}

/**
 * Reports a setting that names something unknown.
 * @param kind of the named thing, such as `doc set`
 * @param owner where it should be; left out for the site itself
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
