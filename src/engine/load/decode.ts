import { errorAt, type Problem } from '../../model/problem';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a file; bytes that are not UTF-8 are a problem at the place where they stand. */
export function decode(
  bytes: Uint8Array,
  file: string,
): { readonly text: string } | { readonly problem: Problem } {
  try {
    return { text: strict.decode(bytes) };
  } catch {
    const lenient = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const before = lenient.slice(0, Math.max(0, lenient.indexOf('\uFFFD')));
    const lines = before.split('\n');
    return {
      problem: errorAt(
        { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 },
        'The file is not valid UTF-8.',
        { remedy: 'Save it as UTF-8 in your editor (not GBK, Big5 or Latin-1).' },
      ),
    };
  }
}
