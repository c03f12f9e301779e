import { type Document, type ErrorCode, LineCounter, parseDocument } from 'yaml';
import type { Position } from '../../model/parsed';

export interface TolerantDocument {
  readonly document: Document;
  readonly errors: readonly SyntaxFault[];
  /** Line and column, both from 1, of an offset in the document. */
  readonly positionAt: (offset: number) => Position;
}

/** A syntax error with its position. */
export interface SyntaxFault extends Position {
  readonly code: ErrorCode;
  readonly message: string;
}

/**
 * Parses a text and collects its errors. An unquoted value that contains ": ", as in `title: Pixels: a guide`, is
 * an error that would swallow the lines below it; it is read as if it were quoted, so that they are checked, too.
 * @param written the original of `source` before such quotes were added; its lines may be shorter
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
  const positionAt = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: Math.min(col, (written[line - 1] ?? '').length + 1) };
  };
  const found = [...document.errors, ...document.warnings];
  const errors = found.map(({ code, message, pos: [offset] }) => ({ code, message, ...positionAt(offset) }));
  const bare = found.findIndex(({ code }) => code === 'BLOCK_AS_IMPLICIT_KEY');
  const [fault, offset] = [errors[bare], found[bare]?.pos[0]];
  const quoted = offset === undefined ? undefined : quoteRestOfLine(source, offset);
  if (fault === undefined || quoted === undefined) return { document, errors, positionAt };
  const rest = parseTolerantly(quoted, written);
  return { ...rest, errors: [fault, ...rest.errors] };
}

/** `undefined` if there is more than a key and a dash before the value, or if it is quoted already. */
function quoteRestOfLine(source: string, offset: number): string | undefined {
  const before = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  const [value = ''] = /^.*/.exec(source.slice(offset)) ?? [];
  if (!/^[ ]*(?:- +)*(?:[\w-]+: +)?$/.test(before) || /^["']/.test(value)) return undefined;
  return source.slice(0, offset) + JSON.stringify(value.trimEnd()) + source.slice(offset + value.length);
}
