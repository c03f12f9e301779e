import type { RespriteFile } from '../../kit/worker/resprite/respriteFile';
import type { AsepriteParts, ProjectFacts } from '../messages';

/** Facts that only a project has. */
export function factsOf({ version, frameRate, layers }: RespriteFile): ProjectFacts {
  const cells = layers.flatMap((layer) => (layer.kind === 'image' ? layer.cells : []));
  const linked = cells.filter((cell) => cell?.linkedTo !== undefined).length;
  const empty = cells.filter((cell) => cell === undefined).length;
  return { version, frameRate, own: cells.length - linked - empty, linked, empty };
}

/** The parts of a project as those of an Aseprite file are shown: it has some of them. */
export function partsOf({ animation, grid, layers }: RespriteFile): AsepriteParts {
  return {
    ...{ colorDepth: 'rgba', transparentIndex: undefined, pixelRatio: [1, 1], grid },
    layers: layers.map(({ name, kind, isVisible, opacity }, index) => ({
      ...{ index, name, kind, isVisible, isBackground: false, isLocked: false },
      opacity: Math.round(opacity * 255),
      ...{ blendMode: 'normal', tileset: undefined, userData: undefined, children: [] },
    })),
    tags: animation.tags.map((tag) => ({ ...tag, color: [0, 0, 0, 255], userData: undefined })),
    ...{ slices: [], tilesets: [], palettes: [], externalFiles: [], unread: [], userData: undefined },
    colorProfile: { kind: 'none', gamma: undefined, name: undefined },
  };
}
