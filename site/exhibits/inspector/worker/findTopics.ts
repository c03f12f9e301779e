import type { FrameTag } from 'pixels/animation';
import type { AsepriteFile, AsepriteLayer, UserData } from 'pixels/parse/asepriteFile';
import type { ImportTopic } from '../../../features/import-facts/shared/importFacts';
import type { FoundTopic } from '../messages';

/** Names that are kept of each topic. */
const mostNames = 8;

/** The time that frames are cut to whole steps of, in milliseconds. */
const step = 100;

interface Named {
  readonly name: string;
}

/** The parts of a file of Aseprite that an import may change. */
export function findTopics(file: AsepriteFile): readonly FoundTopic[] {
  const { animation, colorDepth, tags, cels, palettes, slices, tilesets } = file;
  const layers = flatten(file.layers);
  const namesOf = (topic: ImportTopic, owners: readonly Named[]): FoundTopic => ({
    topic,
    count: owners.length,
    names: owners
      .map(({ name }) => name)
      .filter((name) => name !== '')
      .slice(0, mostNames),
  });
  const countOf = (topic: ImportTopic, count: number): FoundTopic => ({ topic, count, names: [] });
  const found = [
    countOf('durations', animation.frames.filter(({ duration }) => !isWholeStep(duration)).length),
    namesOf('overlapping-tags', overlapping(tags)),
    namesOf(
      'tag-repeats',
      tags.filter(({ repeat }) => repeat > 0),
    ),
    namesOf(
      'reverse-ping-pong',
      tags.filter(({ direction }) => direction === 'ping-pong-reverse'),
    ),
    countOf('linked-cels', cels.filter(({ linkedTo }) => linkedTo !== undefined).length),
    namesOf(
      'palette-names',
      (palettes[0]?.colors ?? []).flatMap(({ name }) => (name === undefined ? [] : { name })),
    ),
    namesOf('user-data', listOwners(file, layers)),
    namesOf('slices', slices),
    namesOf('tilesets', tilesets),
    namesOf('group-effects', layers.filter(hasEffect)),
  ].filter(({ count }) => count > 0);
  return colorDepth === 'indexed' ? [countOf('indexed-color', 0), ...found] : found;
}

function isWholeStep(duration: number): boolean {
  return duration >= step && duration % step === 0;
}

/** Tags that share a frame with another one. */
function overlapping(tags: readonly FrameTag[]): readonly FrameTag[] {
  const inOrder = [...tags].sort((a, b) => a.from - b.from);
  const found = new Set<FrameTag>();
  let last: FrameTag | undefined;
  for (const tag of inOrder) {
    if (last !== undefined && tag.from <= last.to) found.add(last).add(tag);
    if (last === undefined || tag.to > last.to) last = tag;
  }
  return tags.filter((tag) => found.has(tag));
}

/** All layers of a tree, from the front to the back. */
function flatten(layers: readonly AsepriteLayer[]): readonly AsepriteLayer[] {
  return layers.toReversed().flatMap((layer) => [layer, ...flatten(layer.children)]);
}

function hasEffect({ kind, opacity, blendMode }: AsepriteLayer): boolean {
  return kind === 'group' && (opacity < 255 || blendMode !== 'normal');
}

/** The names of the parts with user data; cels and the file itself have no name. */
function listOwners(file: AsepriteFile, layers: readonly AsepriteLayer[]): readonly Named[] {
  // The colour of a tag is kept in its user data.
  const tags = file.tags.map(({ name, userData }) => ({
    name,
    userData: userData && { ...userData, color: undefined },
  }));
  const nameless = [file, ...file.cels].map(({ userData }) => ({ name: '', userData }));
  const owners = [...layers, ...tags, ...file.slices, ...file.tilesets, ...nameless];
  return owners.filter(({ userData }) => hasData(userData));
}

function hasData(userData: UserData | undefined): boolean {
  if (userData === undefined) return false;
  const { text, color, properties } = userData;
  return text !== undefined || color !== undefined || properties.length > 0;
}
