import type { DocSetData } from 'generator/features/doc-sets/engine/composeDocSets';
import type { BuiltSite } from './builtSite';

/** The doc sets listed in an output, in the language below `prefix` (`zh/`). */
export function readDocSets(site: BuiltSite, prefix = ''): readonly DocSetData[] {
  return JSON.parse(site.text(`${prefix}doc-sets.json`));
}
