import type { ErrorCode } from 'yaml';

interface SyntaxProblem {
  readonly message: string;
  readonly remedy: string;
}

const quotes = 'Put the whole value in quotes.';

/** Common mistakes in the words of writers; the parser's messages are about grammar. */
const known: { readonly [Code in ErrorCode]?: SyntaxProblem } = {
  BLOCK_AS_IMPLICIT_KEY: { message: 'This value contains ": ", which begins another key', remedy: quotes },
  BAD_SCALAR_START: { message: 'A value without quotes cannot begin with this character', remedy: quotes },
  BAD_DQ_ESCAPE: { message: 'A backslash in double quotes begins an escape', remedy: 'Use single quotes.' },
  MULTIPLE_DOCS: { message: 'This line begins a second document', remedy: 'Remove it.' },
  NON_STRING_KEY: { message: 'This key is not a text', remedy: 'Write the key as a word.' },
  TAG_RESOLVE_FAILED: { message: 'A "!" begins a tag, which is not read', remedy: quotes },
  TAB_AS_INDENT: { message: 'A tab indents this line', remedy: 'Indent with spaces.' },
};

/**
 * Message and remedy for an error of the YAML parser.
 * @param line the faulty line
 */
export function syntaxProblem(code: ErrorCode, message: string, line: string): SyntaxProblem {
  if (/^\s*(?:- +)?[\w-]+：/.test(line))
    return {
      message: 'This line has a full-width colon',
      remedy: 'Write a half-width colon and a space after it: `key: value`.',
    };
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && !/: /.test(line.replace(/^\s*(?:- +)?[\w-]+: /, '')))
    return {
      message: 'This line is not indented as those around it',
      remedy: 'Begin all entries of a list, and all keys of a mapping, in the same column.',
    };
  return (
    known[code] ?? {
      message: `Invalid YAML: ${message}`,
      remedy: 'Write lines of the form `key: value`.',
    }
  );
}
