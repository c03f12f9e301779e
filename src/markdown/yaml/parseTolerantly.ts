import { type Document, LineCounter, parseDocument, type YAMLError } from 'yaml';

export interface TolerantDocument {
  readonly document: Document;
  readonly errors: readonly YAMLError[];
  readonly lines: LineCounter;
}

/**
 * The parsed text and its errors. A value with ": " in it but without quotes, as in
 * `title: Resprite: a guide`, is an error that would make the lines below it part of that value;
 * it is read as if it stood in quotes, so that they can be checked as well.
 */
export function parseTolerantly(source: string): TolerantDocument {
  const lines = new LineCounter();
  // Repeated keys are reported by `readYaml`, which knows their names.
  const document = parseDocument(source, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    uniqueKeys: false,
  });
  const errors = [...document.errors, ...document.warnings];
  const bare = errors.find(({ code }) => code === 'BLOCK_AS_IMPLICIT_KEY');
  const quoted = bare && quoteRestOfLine(source, bare.pos[0]);
  if (bare === undefined || quoted === undefined) return { document, errors, lines };
  const rest = parseTolerantly(quoted);
  return { ...rest, errors: [bare, ...rest.errors] };
}

/** `undefined` where more than a key and a dash stand before the value, or it is in quotes already. */
function quoteRestOfLine(source: string, offset: number): string | undefined {
  const before = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  const [value = ''] = /^.*/.exec(source.slice(offset)) ?? [];
  if (!/^[ ]*(?:- +)*(?:[\w-]+: +)?$/.test(before) || /^["']/.test(value)) return undefined;
  return source.slice(0, offset) + JSON.stringify(value.trimEnd()) + source.slice(offset + value.length);
}
