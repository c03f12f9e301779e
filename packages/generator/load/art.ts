import type { Bitmap } from 'pixels/bitmap';
import type { Palette } from 'pixels/palette';
import type { ArtPiece, ShownDownload } from '../model/art';
import type { Place, Problem } from '../model/problem';
import type { TreeNode } from '../model/tree';
import type { DownloadWords } from '../model/words';

/** A file that is drawn when it is first needed. */
export interface DrawnFile {
  readonly draw: () => Uint8Array;
}

/** A file with a fixed name, and where it is asked for. */
export interface ExportEntry {
  /** In the output. */
  readonly path: string;
  readonly place: Place;
}

/** The pictures of a site. */
export interface ArtFolder {
  /** Of every piece: the paths of files without ending, and each tag as `<file>/<tag>`. */
  readonly names: readonly string[];
  /** Draws a piece, once. */
  draw(name: string): ArtPiece | undefined;
  /** The pixels of the first frame of a piece. */
  first(name: string): { readonly bitmap: Bitmap; readonly palette: Palette } | undefined;
  /** The pixels of each frame of a piece with its time in milliseconds; none of a name that no piece has. */
  frames(name: string): readonly { readonly bitmap: Bitmap; readonly duration: number }[];
  /** A piece as tree nodes for a page without a text to place it in; with `moves`, its animation can be played. */
  show(name: string, locale: string, moves: boolean): readonly TreeNode[] | undefined;
  /** Files drawn so far with a hash in their names, by path in the output. */
  readonly files: ReadonlyMap<string, DrawnFile>;
  /** Files with fixed names, by path in the output. */
  readonly exported: ReadonlyMap<string, DrawnFile>;
  /** Every place that exports a file with a fixed name; a path may occur twice. */
  readonly exports: readonly ExportEntry[];
  /**
   * A file with a fixed name as a text offers it.
   * @param address starts with a slash
   * @param words of the text's language
   */
  download(address: string, words: DownloadWords, htmlLang: string): ShownDownload | undefined;
  readonly problems: readonly Problem[];
}

/** The pictures of a site that has none. */
export const noArt: ArtFolder = {
  names: [],
  draw: () => undefined,
  first: () => undefined,
  frames: () => [],
  show: () => undefined,
  files: new Map(),
  exported: new Map(),
  exports: [],
  download: () => undefined,
  problems: [],
};
