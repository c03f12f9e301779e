import { docFields } from '#site/fields';
import type { ParsedFile, Translations } from '../load/content';
import { counted, errorAt, fileStart, hasErrors, type Problem, warningAt } from '../model/problem';
import { placeOfKey } from './places';
import { listPassageChanges } from './translationChanges';

/** Front matter keys that a translation may have: texts, not structure. */
const wordKeys = new Set([
  'title',
  'description',
  'label',
  'paginationLabel',
  'keywords',
  'image',
  'sources',
  'follows',
  'lastUpdate',
  ...Object.keys(docFields),
  'hideTitle',
  'editUrl',
]);

/**
 * Checks a text against its translations: structure is declared once, in the original, and headings keep their ids,
 * so that an address with a hash survives a change of language (CT-02).
 */
export function checkTranslations(
  { original, byLocale }: Translations<ParsedFile>,
  problems: Problem[],
): void {
  for (const file of Object.values(byLocale)) {
    if (file === original) continue;
    checkKeys(file, original.file, problems);
    // A text that is partly hidden by a mistake cannot be compared.
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
  const missing = expected.slice(file.summary.headings.length);
  const [first] = missing;
  if (first === undefined) return;
  const ids = missing.map(({ id }) => `"${id}"`).join(', ');
  problems.push(
    errorAt(
      fileStart(file.file),
      missing.length === 1
        ? `The heading ${ids} of ${original.file}:${first.position.line} has no translation here.`
        : `The headings ${ids} of ${original.file} have no translation here.`,
      {
        remedy: `Both languages need the same headings, here with their ids at the end, such as {#${first.id}}.`,
      },
    ),
  );
}

const sameHeadings = { remedy: 'Both languages need the same headings.' };

/**
 * Reports texts without a title, in any language. A faulty title has a problem already, and a mistake may hide the
 * part of the text with the title. A doc without a title is shown under its file name (DOC-02).
 */
export function checkTitles(
  files: Translations<ParsedFile>,
  what: 'doc' | 'post' | 'page',
  problems: Problem[],
): void {
  for (const { file, summary } of Object.values(files.byLocale)) {
    if (summary.keyPositions['title'] !== undefined || summary.bodyTitle !== undefined) continue;
    // A mistake elsewhere in the file may be the cause.
    if (summary.isPartial || (what === 'doc' && hasErrors(summary.problems))) continue;
    const help = { remedy: 'Write `title:` in its front matter.' };
    problems.push(
      what === 'doc'
        ? warningAt(fileStart(file), 'The page has no title, so that readers see the name of its file.', help)
        : errorAt(fileStart(file), `The ${what} has no title.`, help),
    );
  }
}
