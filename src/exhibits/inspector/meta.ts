import { type AltText, type ArtPicture, altOf, readAlt } from '../../model/art';
import type { TreeProps } from '../../model/tree';

/** What the dialog for files offers. */
export const accept = '.aseprite,.ase,.png,.gif,image/png,image/gif';

/** What a use of the inspector is made of: the piece that its still shows, and the file to try it with. */
export interface InspectorUse extends ArtPicture, AltText {
  readonly sampleSrc: string;
  /** Of each frame, in milliseconds; they stand side by side in the picture. */
  readonly durations: readonly number[];
  /** Address of what changes on import, which the build adds; empty where nothing is known. */
  readonly factsSrc: string;
}

/** As the attributes of a tree element, but for what the build adds. */
export function inspectorToProps(use: Omit<InspectorUse, 'factsSrc'>): TreeProps {
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
    factsSrc: String(attributes['factsSrc'] ?? ''),
    ...readAlt(attributes),
  };
}
