import type { MarkedText } from '../shared/marks';

/** A text with the words found in it marked. */
export function Marked({ parts }: { readonly parts: readonly MarkedText[] }) {
  return parts.map(({ text, isFound }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
    isFound ? <mark key={index}>{text}</mark> : text,
  );
}
