import type { ParseResult } from './parseFile';

/** Texts that a server under way has parsed, by file and stamp. */
export type ParseMemory = Map<string, { readonly stamp: string; readonly parsed: ParseResult }>;
