import type { Animation, FrameTag } from '../animation';
import type { Rgba } from '../raster';
import type { BlendMode } from './blendColors';

/**
 * The content of an Aseprite file: its frames as they are seen, and their layers and cels.
 * Source of all of it: https://github.com/aseprite/aseprite/blob/main/docs/ase-file-specs.md
 */
export interface AsepriteFile {
  /** Its frames with all visible layers drawn. */
  readonly animation: Animation;
  readonly colorDepth: ColorDepth;
  /** The index that is transparent in all layers but the background; only in indexed colour. */
  readonly transparentIndex: number | undefined;
  /** Width and height of a pixel as it is meant to be shown, such as 2 and 1. */
  readonly pixelRatio: readonly [number, number];
  readonly grid: Rectangle | undefined;
  /** Those at the top of the tree, from the back to the front. */
  readonly layers: readonly AsepriteLayer[];
  /** In the order of frames. */
  readonly cels: readonly AsepriteCel[];
  readonly tags: readonly AsepriteTag[];
  readonly slices: readonly AsepriteSlice[];
  readonly tilesets: readonly AsepriteTileset[];
  /** The palette of the first frame, and one for each frame that changes it. */
  readonly palettes: readonly AsepritePalette[];
  readonly colorProfile: AsepriteColorProfile;
  readonly externalFiles: readonly AsepriteExternalFile[];
  /** User data of the file as a whole. */
  readonly userData: UserData | undefined;
  /** Pieces of the file that are not read. */
  readonly unread: readonly UnreadChunk[];
}

export type ColorDepth = 'rgba' | 'grey' | 'indexed';

/** In pixels of the canvas. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface AsepriteLayer {
  /** Its number among all layers, groups counted, as cels name it. */
  readonly index: number;
  readonly name: string;
  readonly kind: 'image' | 'group' | 'tilemap' | 'reference' | 'unknown';
  readonly isBackground: boolean;
  /** Its own switch; those of the groups around it count as well. */
  readonly isVisible: boolean;
  readonly isLocked: boolean;
  /** 0 to 255. */
  readonly opacity: number;
  readonly blendMode: BlendMode;
  /** Number of its tileset, in a tilemap. */
  readonly tileset: number | undefined;
  readonly userData: UserData | undefined;
  /** From the back to the front; only in groups. */
  readonly children: readonly AsepriteLayer[];
}

/** A cel: the part of a layer in a frame. */
export interface AsepriteCel extends Rectangle {
  readonly frame: number;
  /** Index of its layer. */
  readonly layer: number;
  readonly kind: 'image' | 'tilemap';
  /** 0 to 255. */
  readonly opacity: number;
  /** By how many layers it is shown further to the front. */
  readonly zIndex: number;
  /** The frame that it has its picture from, if that is not its own. */
  readonly linkedTo: number | undefined;
  readonly userData: UserData | undefined;
}

export interface AsepriteTag extends FrameTag {
  readonly color: Rgba;
  readonly userData: UserData | undefined;
}

export interface AsepriteSlice {
  readonly name: string;
  /** Each is valid from its frame on, up to the frame of the next. */
  readonly keys: readonly AsepriteSliceKey[];
  readonly userData: UserData | undefined;
}

export interface AsepriteSliceKey extends Rectangle {
  readonly frame: number;
  /** The part in the middle that is stretched, seen from the slice's corner. */
  readonly center: Rectangle | undefined;
  /** Seen from the slice's corner. */
  readonly pivot: { readonly x: number; readonly y: number } | undefined;
}

export interface AsepriteTileset {
  readonly id: number;
  readonly name: string;
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly tiles: number;
  /** The number that the app shows for tile 1. */
  readonly baseIndex: number;
  /** The file that it has its tiles from, if not from this one: a number among the external files. */
  readonly externalFile: number | undefined;
  readonly userData: UserData | undefined;
}

export interface AsepritePalette {
  /** The first frame that has it. */
  readonly frame: number;
  readonly colors: readonly AsepriteColor[];
}

export interface AsepriteColor {
  readonly color: Rgba;
  readonly name: string | undefined;
}

export interface AsepriteColorProfile {
  readonly kind: 'none' | 'srgb' | 'icc' | 'unknown';
  /** The gamma that takes the place of the profile's. */
  readonly gamma: number | undefined;
  /** Name of the embedded colour profile, such as "Display P3". */
  readonly name: string | undefined;
}

export interface AsepriteExternalFile {
  readonly id: number;
  readonly kind: 'palette' | 'tileset' | 'properties' | 'tileManagement' | 'unknown';
  readonly name: string;
}

/** User data: text, a colour and properties attached to a part of the file by a person or an extension. */
export interface UserData {
  readonly text: string | undefined;
  readonly color: Rgba | undefined;
  readonly properties: readonly PropertyMap[];
}

export interface PropertyMap {
  /** The extension that they belong to, a number among the external files; 0 for a person's own. */
  readonly extension: number;
  readonly properties: readonly Property[];
}

export interface Property {
  readonly name: string;
  readonly value: PropertyValue;
}

export type PropertyValue =
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  /** Points, sizes and rectangles. */
  | { readonly kind: 'numbers'; readonly value: readonly number[] }
  | { readonly kind: 'list'; readonly value: readonly PropertyValue[] }
  | { readonly kind: 'map'; readonly value: readonly Property[] };

export interface UnreadChunk {
  /** Its number in the format. */
  readonly type: number;
  readonly name: string;
  readonly frame: number;
  /** In bytes from the start of the file. */
  readonly at: number;
  /** In bytes. */
  readonly size: number;
}
