import { type AltText, type ArtPicture, altOf, readAlt } from '../../model/art';
import {
  type ImportEdition,
  importEditions,
  importTopics,
  type ShownImportFact,
} from '../../model/importFacts';
import type { TreeProps, TreeValue } from '../../model/tree';

/** What the dialog for files offers. */
export const accept = '.aseprite,.ase,.png,.gif,image/png,image/gif';

/** What a use of the inspector is made of: the piece that its still shows, and the file to try it with. */
export interface InspectorUse extends ArtPicture, AltText {
  readonly sampleSrc: string;
  /** Of each frame, in milliseconds; they stand side by side in the picture. */
  readonly durations: readonly number[];
}

/** As the attributes of a tree element. */
export function inspectorToProps(use: InspectorUse): TreeProps {
  const { src, width, height, sampleSrc, durations } = use;
  return { src, width, height, sampleSrc, durations: durations.join(' '), ...altOf(use) };
}

/** The use that `inspectorToProps` gave. */
export function inspectorFromProps(attributes: TreeProps): InspectorUse {
  return {
    src: String(attributes['src']),
    width: Number(attributes['width']),
    height: Number(attributes['height']),
    sampleSrc: String(attributes['sampleSrc']),
    durations: String(attributes['durations']).split(' ').map(Number),
    ...readAlt(attributes),
  };
}

/**
 * The facts that the build has put among the attributes, as JSON. What is none is left out: a page may
 * be of another build than the tool.
 */
export function readFacts(written: TreeValue | undefined): readonly ShownImportFact[] {
  if (typeof written !== 'string') return [];
  const list: unknown = JSON.parse(written);
  return Array.isArray(list) ? list.flatMap(readFact) : [];
}

function readFact(written: unknown): readonly ShownImportFact[] {
  if (typeof written !== 'object' || written === null || !('topic' in written && 'words' in written))
    return [];
  const { words } = written;
  const topic = importTopics.find((known) => known === written.topic);
  if (topic === undefined || typeof words !== 'string') return [];
  const only = 'only' in written && importEditions.find((edition) => edition === written.only);
  const unconfirmed = 'unconfirmed' in written ? readEditions(written.unconfirmed) : [];
  return [{ topic, words, unconfirmed, ...(only ? { only } : {}) }];
}

function readEditions(written: unknown): readonly ImportEdition[] {
  return Array.isArray(written) ? importEditions.filter((edition) => written.includes(edition)) : [];
}
