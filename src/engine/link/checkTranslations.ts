import { counted, errorAt, fileStart, hasErrors, type Problem, warningAt } from '../../model/problem';
import type { ParsedFile, Translations } from '../load/content';
import { placeOfKey } from './places';
import { listPassageChanges } from './translationChanges';

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
export function checkTranslations(
  { original, byLocale }: Translations<ParsedFile>,
  problems: Problem[],
): void {
  for (const file of Object.values(byLocale)) {
    if (file === original) continue;
    checkKeys(file, original.file, problems);
    // Of a text that is partly hidden nobody can tell what the other lacks.
    if (file.summary.isPartial || original.summary.isPartial) continue;
    checkHeadingIds(file, original, problems);
    checkFollows(file, original, problems);
  }
}

function checkKeys(file: ParsedFile, original: string, problems: Problem[]): void {
  for (const key of Object.keys(file.summary.frontMatter)) {
    if (wordKeys.has(key)) continue;
    problems.push(
      errorAt(placeOfKey(file, key), `"${key}" does not belong in a translation.`, {
        remedy: `Write it in ${original}; it holds for all languages.`,
      }),
    );
  }
}

function checkFollows(file: ParsedFile, original: ParsedFile, problems: Problem[]): void {
  const { length } = listPassageChanges(file, original);
  if (length === 0) return;
  problems.push(
    warningAt(
      placeOfKey(file, 'follows'),
      `${original.file} has changed in ${counted(length, 'passage')} since it was translated; readers are told so.`,
      { remedy: `Bring the translation up to date, then run \`npm run check -- --stamp ${file.file}\`.` },
    ),
  );
}

function checkHeadingIds(file: ParsedFile, original: ParsedFile, problems: Problem[]): void {
  const expected = original.summary.headings;
  for (const [index, heading] of file.summary.headings.entries()) {
    const counterpart = expected[index];
    if (counterpart !== undefined && counterpart.id === heading.id) continue;
    const place = { file: file.file, ...heading.position };
    problems.push(
      counterpart === undefined
        ? errorAt(place, `The heading "${heading.id}" has no original in ${original.file}.`, sameHeadings)
        : errorAt(
            place,
            `The heading's id is "${heading.id}", in ${original.file} it is "${counterpart.id}".`,
            { remedy: `Write {#${counterpart.id}} at the end of the heading.` },
          ),
    );
    return;
  }
  const missing = expected[file.summary.headings.length];
  if (missing === undefined) return;
  problems.push(
    errorAt(
      fileStart(file.file),
      `The heading "${missing.id}" of ${original.file}:${missing.position.line} has no translation here.`,
      sameHeadings,
    ),
  );
}

const sameHeadings = { remedy: 'Both languages need the same headings.' };

/**
 * Texts without a title, in any language. One whose title is wrong has that problem already; where a
 * mistake hides part of a text, the title may stand there. A doc is then shown under its file's name (DOC-02).
 */
export function checkTitles(
  files: Translations<ParsedFile>,
  what: 'doc' | 'post' | 'page',
  problems: Problem[],
): void {
  for (const { file, summary } of Object.values(files.byLocale)) {
    if (summary.keyPositions['title'] !== undefined || summary.bodyTitle !== undefined) continue;
    // A mistake elsewhere in a file may be what is wrong with its title.
    if (summary.isPartial || (what === 'doc' && hasErrors(summary.problems))) continue;
    const help = { remedy: 'Write `title:` in its front matter.' };
    problems.push(
      what === 'doc'
        ? warningAt(fileStart(file), 'The page has no title, so that readers see the name of its file.', help)
        : errorAt(fileStart(file), `The ${what} has no title.`, help),
    );
  }
}
