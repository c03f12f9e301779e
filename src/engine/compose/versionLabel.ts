import type { DocVersion } from '../link/site';
import { type Scope, words } from './context';

/** The name of a version as shown; the one being written is `Next` unless the settings say otherwise. */
export function versionLabel(scope: Scope, version: DocVersion): string {
  return words(scope, version.settings.label ?? (version.name === 'current' ? 'Next' : version.name));
}
