/** The cache cannot do its work: an expected failure, whose message is all that a person needs. */
export class CacheError extends Error {
  readonly exitCode = 1;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CacheError';
  }
}

/** For an entry that was there when the run began and is no more. */
export function lostEntry(kind: string, folder: string): CacheError {
  return new CacheError(
    `The cache has lost an entry that this run needs (${kind}): another program has changed ${folder}.\n` +
      'Run the command again: what is missing is made anew.',
  );
}
