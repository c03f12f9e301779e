import type { ParseResult } from './parseFile';

/** Texts that a running server has parsed, by file, with the stamp of the file. */
export type ParseMemory = Map<string, { readonly stamp: string; readonly parsed: ParseResult }>;
