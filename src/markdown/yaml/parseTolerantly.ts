import { type Document, type ErrorCode, LineCounter, parseDocument } from 'yaml';
import type { Position } from '../../model/parsed';

export interface TolerantDocument {
  readonly document: Document;
  readonly errors: readonly SyntaxFault[];
  /** Line and column in the text, both from 1, of an offset that the document names. */
  readonly placeOf: (offset: number) => Position;
}

/** A fault of the text with its place there. */
export interface SyntaxFault extends Position {
  readonly code: ErrorCode;
  readonly message: string;
}

/**
 * The parsed text and its errors. A value with ": " in it but without quotes, as in
 * `title: Resprite: a guide`, is an error that would make the lines below it part of that value;
 * it is read as if it stood in quotes, so that they can be checked as well.
 * @param written what `source` was made of by such quotes; its lines may be shorter
 */
export function parseTolerantly(
  source: string,
  written: readonly string[] = source.split('\n'),
): TolerantDocument {
  const lines = new LineCounter();
  // Repeated keys are reported by `readYaml`, which knows their names.
  const document = parseDocument(source, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    uniqueKeys: false,
  });
  const placeOf = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: Math.min(col, (written[line - 1] ?? '').length + 1) };
  };
  const found = [...document.errors, ...document.warnings];
  const errors = found.map(({ code, message, pos: [offset] }) => ({ code, message, ...placeOf(offset) }));
  const bare = found.findIndex(({ code }) => code === 'BLOCK_AS_IMPLICIT_KEY');
  const [fault, offset] = [errors[bare], found[bare]?.pos[0]];
  const quoted = offset === undefined ? undefined : quoteRestOfLine(source, offset);
  if (fault === undefined || quoted === undefined) return { document, errors, placeOf };
  const rest = parseTolerantly(quoted, written);
  return { ...rest, errors: [fault, ...rest.errors] };
}

/** `undefined` where more than a key and a dash stand before the value, or it is in quotes already. */
function quoteRestOfLine(source: string, offset: number): string | undefined {
  const before = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  const [value = ''] = /^.*/.exec(source.slice(offset)) ?? [];
  if (!/^[ ]*(?:- +)*(?:[\w-]+: +)?$/.test(before) || /^["']/.test(value)) return undefined;
  return source.slice(0, offset) + JSON.stringify(value.trimEnd()) + source.slice(offset + value.length);
}
