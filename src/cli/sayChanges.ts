import type { LinkedSite } from '../engine/link/link';
import type { TextChange, TranslationChanges } from '../engine/link/translationChanges';
import { layBeside } from './layBeside';

/** Narrower columns would have a word or two in a line, wider ones are hard to read. */
const columns = { least: 24, most: 72 };

const missing: Readonly<Record<TextChange['kind'], string>> = {
  changed: '(this passage cannot be told from others)',
  added: '(not in the translation yet)',
  removed: '(removed from the original)',
};

/**
 * What translations that have fallen behind say, beside what their originals say now, as lines of a terminal.
 * @param width of the terminal, in places
 */
export function sayChanges(
  { translationChanges, content }: Pick<LinkedSite, 'translationChanges' | 'content'>,
  width: number,
): readonly string[] {
  const places = Math.min(columns.most, Math.max(columns.least, Math.floor((width - 7) / 2)));
  const texts = [...content.docs, ...content.posts, ...content.pages];
  return [...translationChanges].flatMap(([file, { changes }]) => {
    const headings = texts.find((text) => text.file === file)?.summary.headings ?? [];
    return [
      `${file} beside its original`,
      ...changes.flatMap((change) => sayChange(change, file, headings, places)),
      '',
    ];
  });
}

type Headings = readonly { readonly id: string; readonly position: { readonly line: number } }[];

function sayChange(
  { kind, section, original, translation }: TranslationChanges['changes'][number],
  file: string,
  headings: Headings,
  places: number,
): readonly string[] {
  const heading = headings.find(({ id }) => id === section);
  const where = heading === undefined ? file : `${file}:${heading.position.line}  #${heading.id}`;
  const beside = layBeside(translation ?? missing[kind], original ?? missing[kind], places);
  return [`  ${where}  ${kind}`, ...beside.map((line) => `    ${line}`)];
}
