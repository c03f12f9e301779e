import { ByteReader, hasText, latin1 } from './byteReader';
import { utf16 } from './textLines';

const headerSize = 128;
/** Tags of a profile; those that are used have about twenty. */
const mostTags = 200;

/**
 * The name of a colour profile: the text of its tag `desc`, in the first language that it has.
 * Source: https://www.color.org/specification/ICC.1-2022-05.pdf, 7.3 and 9.2.41
 */
export function parseProfileName(profile: Uint8Array): string | undefined {
  const reader = new ByteReader(profile, 'big', headerSize);
  const count = Math.min(reader.uint32(), mostTags);
  for (let index = 0; index < count; index++) {
    const tag = latin1(reader.take(4));
    const [start, size] = [reader.uint32(), reader.uint32()];
    if (tag === 'desc') return parseDescription(profile.subarray(start, start + size));
  }
  return undefined;
}

/** Whether a profile of this name is one of the colours that screens show anyway. */
export function isSrgbName(name: string | undefined): boolean {
  return /\bsRGB/i.test(name ?? '');
}

/** Older profiles have plain text there, newer ones a table of languages. */
function parseDescription(data: Uint8Array): string | undefined {
  const reader = new ByteReader(data, 'big', 8);
  if (hasText(data, 'desc')) return tidy(latin1(reader.take(reader.uint32())));
  if (!hasText(data, 'mluc')) return undefined;
  reader.skip(12);
  const [length, start] = [reader.uint32(), reader.uint32()];
  return tidy(utf16(data.subarray(start, start + length), false));
}

function tidy(text: string): string | undefined {
  const name = text.replaceAll('\0', '').trim();
  return name === '' ? undefined : name;
}
