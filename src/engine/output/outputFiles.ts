/** What is written into a file. */
export type FileContent = string | Uint8Array;

/**
 * How a file gets its `.br` neighbour: not at all, quickly, as one of thousands, or as well as can be,
 * since every visitor loads it.
 */
export type Compression = 'none' | 'quick' | 'best';

export interface MadeFile {
  readonly kind: 'made';
  readonly make: () => FileContent | Promise<FileContent>;
  /** Whether its path changes with its content. */
  readonly isHashed?: boolean;
  readonly compression: Compression;
}

/** A file that tells of others: made when all of them are written. */
export interface LastFile {
  readonly kind: 'last';
  readonly make: (written: WrittenFiles) => FileContent;
  readonly compression: Compression;
}

/** A long file that tells of others: written piece by piece, so that it is never in memory as a whole. */
export interface PiecedFile {
  readonly kind: 'pieced';
  readonly pieces: (written: WrittenFiles) => Iterable<string>;
}

/** A page as a PDF: printed when everything else is written. */
export interface PrintedFile {
  readonly kind: 'printed';
  /** Path of the page in the output. */
  readonly page: string;
}

/** A copy of the file at an absolute path. */
export interface CopiedFile {
  readonly kind: 'copy';
  readonly from: string;
}

export type SharedFile = MadeFile | LastFile | PiecedFile | PrintedFile | CopiedFile;

/** Files by their path in the output, with forward slashes. */
export type SharedFiles = ReadonlyMap<string, SharedFile>;

/** The files of the output that are written already. */
export interface WrittenFiles {
  /** The bytes of a file; `undefined` if there is none at that path. */
  read(path: string): Buffer | undefined;
}

/** A file whose content is known. */
export function contentFile(content: FileContent, compression: Compression, isHashed = false): MadeFile {
  return { kind: 'made', make: () => content, compression, isHashed };
}
