import type { FrontMatterOf, MarkdownKind } from '../../model/parsed';
import type { Problem } from '../../model/problem';
import type { ParsedFile, Translations } from '../load/content';

/** Keys that a translation may have: words, not structure. */
const wordKeys = new Set([
  'title',
  'description',
  'label',
  'paginationLabel',
  'keywords',
  'image',
  'needs',
  'sources',
  'follows',
  'lastUpdate',
  'release',
  'hideTitle',
  'editUrl',
]);

/**
 * What must hold between a text and its translations: structure is written once, and headings keep
 * their ids, so that an address with a hash survives the language switch (CT-02).
 */
export function checkTranslations<K extends MarkdownKind>(
  twins: Translations<ParsedFile<K>>,
  problems: Problem[],
): void {
  for (const file of Object.values(twins.byLocale)) {
    if (file === twins.original) continue;
    checkKeys(file, twins.original.file, problems);
    // Of a text that is partly hidden nobody can tell what the other lacks.
    if (file.summary.isPartial || twins.original.summary.isPartial) continue;
    checkHeadingIds(file, twins.original, problems);
    checkFollows(file, twins.original, problems);
  }
}

function checkKeys<K extends MarkdownKind>(file: ParsedFile<K>, original: string, problems: Problem[]): void {
  const frontMatter: FrontMatterOf[MarkdownKind] = file.summary.frontMatter;
  for (const key of Object.keys(frontMatter)) {
    if (wordKeys.has(key)) continue;
    problems.push({
      severity: 'error',
      file: file.file,
      ...(file.summary.keyPositions[key] ?? { line: 1, column: 1 }),
      message: `"${key}" does not belong in a translation.`,
      remedy: `Write it in ${original}; it holds for all languages.`,
    });
  }
}

/** Whether the text has changed since its translation was made. */
export function isOutdated(translation: ParsedFile, original: ParsedFile): boolean {
  const { follows } = translation.summary.frontMatter;
  return translation !== original && follows !== undefined && follows !== original.wordsHash;
}

function checkFollows(file: ParsedFile, original: ParsedFile, problems: Problem[]): void {
  if (!isOutdated(file, original)) return;
  problems.push({
    severity: 'warning',
    file: file.file,
    ...(file.summary.keyPositions['follows'] ?? { line: 1, column: 1 }),
    message: `${original.file} has changed since it was translated; readers are told so.`,
    remedy: `Bring the translation up to date, then run \`npm run check -- --stamp ${file.file}\`.`,
  });
}

function checkHeadingIds<K extends MarkdownKind>(
  file: ParsedFile<K>,
  original: ParsedFile<K>,
  problems: Problem[],
): void {
  const expected = original.summary.headings;
  for (const [index, heading] of file.summary.headings.entries()) {
    const twin = expected[index];
    if (twin !== undefined && twin.id === heading.id) continue;
    problems.push({
      severity: 'error',
      file: file.file,
      ...heading.position,
      message:
        twin === undefined
          ? `The heading "${heading.id}" has no twin in ${original.file}.`
          : `The heading's id is "${heading.id}", in ${original.file} it is "${twin.id}".`,
      remedy:
        twin === undefined
          ? 'Both languages need the same headings.'
          : `Write {#${twin.id}} at the end of the heading.`,
    });
    return;
  }
  const missing = expected[file.summary.headings.length];
  if (missing === undefined) return;
  problems.push({
    severity: 'error',
    file: file.file,
    line: 1,
    column: 1,
    message: `The heading "${missing.id}" of ${original.file}:${missing.position.line} has no twin here.`,
    remedy: 'Both languages need the same headings.',
  });
}
