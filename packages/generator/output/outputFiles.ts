/** Content of a file. */
export type FileContent = string | Uint8Array;

/**
 * Compression of a file's `.br` copy: none, fast (for one of thousands), or the best (for files that every visitor
 * loads).
 */
export type Compression = 'none' | 'quick' | 'best';

export interface MadeFile {
  readonly kind: 'made';
  readonly make: () => FileContent | Promise<FileContent>;
  /** Whether its path contains a hash of its content. */
  readonly isHashed?: boolean;
  readonly compression: Compression;
}

/** A file that depends on other files: made when all of them are written. */
export interface LastFile {
  readonly kind: 'last';
  readonly make: (written: WrittenFiles) => FileContent;
  readonly compression: Compression;
}

/** A large file that depends on others: written in pieces, so that it is never in memory as a whole. */
export interface PiecedFile {
  readonly kind: 'pieced';
  readonly pieces: (written: WrittenFiles) => Iterable<string>;
}

/** A page printed as a PDF when everything else is written. */
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

/** Files of the output that are already written. */
export interface WrittenFiles {
  /** The bytes of a file; `undefined` if there is none at that path. */
  read(path: string): Buffer | undefined;
}

/** A file with known content. */
export function contentFile(content: FileContent, compression: Compression, isHashed = false): MadeFile {
  return { kind: 'made', make: () => content, compression, isHashed };
}
