import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Glossary, glossaryData } from 'generator/features/glossary/shared/glossary';
import { textsOf } from 'generator/link/anchors';
import type { Site } from 'generator/link/site';
import type { SiteFolders } from 'generator/load/siteFolders';
import { type Prose, proseOfMarkdown, proseOfYaml } from 'generator/markdown/proseOf';
import { positionAt } from 'generator/markdown/sourcePosition';
import { fileStart, type Problem, warningAt } from 'generator/model/problem';
import { checkChinese } from './checkChinese';
import { checkChineseMarkup } from './checkChineseMarkup';
import { checkParity } from './checkParity';
import { checkPhrases } from './checkPhrases';
import { checkSpelling } from './checkSpelling';
import { checkTabLabels } from './checkTabLabels';
import { missingTerms, otherSpellings, pairsOf } from './checkTerms';

interface WrittenFile {
  readonly file: string;
  readonly locale: string;
  readonly source: string;
  readonly passages: readonly Prose[];
}

/** The rules for good texts, which do not stop a build: spelling, phrases, Chinese style, terms, translations. */
export async function checkWords(site: Site, folders: SiteFolders): Promise<Problem[]> {
  const files = await readFiles(site, folders);
  const { terms } = site.content.shared(glossaryData);
  const agreed = site.locales
    .filter((locale) => findLanguage(site, locale) === 'en')
    .flatMap((locale) => agreedWords(terms, locale));
  const own = [...(await ownWords(folders)), ...agreed];
  const inLanguage = (language: string) =>
    files.filter(({ locale }) => findLanguage(site, locale) === language);
  const english = inLanguage('en');
  const spelling = await checkSpelling(
    english.map(({ passages }) => passages),
    own,
  );
  const faults = [
    ...english.map((file, index) => ({
      file,
      faults: [
        ...(spelling[index] ?? []),
        ...file.passages.flatMap((passage) => checkPhrases(passage, 'en')),
      ],
    })),
    ...inLanguage('zh').map((file) => ({
      file,
      faults: [
        ...file.passages.flatMap(checkChinese),
        ...(file.file.endsWith('.md') ? checkChineseMarkup(file.source) : []),
        ...file.passages.flatMap((passage) => checkPhrases(passage, 'zh')),
        ...otherSpellings(file.passages, terms, file.locale),
      ],
    })),
  ];
  return [
    ...faults.flatMap(({ file, faults }) => faults.map((fault) => problemAt(file, fault))),
    ...checkTabLabels(files),
    ...termProblems(site, files),
    ...textsOf(site).flatMap(checkParity),
  ];
}

async function readFiles(site: Site, { root }: SiteFolders): Promise<WrittenFile[]> {
  const { docs, posts, pages, categories, docTags, postTags, authors, homes, shared } = site.content;
  const glossary = shared(glossaryData);
  const markdown = [...docs, ...posts, ...pages];
  const data = [...categories, ...docTags, ...postTags, ...authors, ...homes];
  const files = await Promise.all(
    [...markdown, ...data].map(async ({ file, locale, absolute }): Promise<WrittenFile> => {
      const source = await readFile(absolute, 'utf8');
      const passages = file.endsWith('.md') ? proseOfMarkdown(source) : proseOfYaml(source);
      return { file, locale, source, passages };
    }),
  );
  if (glossary.terms.length === 0) return files;
  const source = await readFile(join(root, glossary.file), 'utf8');
  return [
    ...files,
    ...site.locales.map((locale) => {
      const keys = new Set([locale, `also_${locale}`, `definition_${locale}`]);
      const passages = proseOfYaml(source, keys);
      return { file: glossary.file, locale, source, passages };
    }),
  ];
}

/** The words of the glossary in a language, also as plurals: who is to use them need not write them down twice. */
function agreedWords(terms: Glossary['terms'], locale: string): string[] {
  const words = terms.flatMap(({ words }) => words[locale]?.name.split(/[\s-]+/) ?? []);
  return words.flatMap((word) => [word, `${word}s`]);
}

/** One word a line, `#` before remarks. */
async function ownWords({ content }: SiteFolders): Promise<string[]> {
  const text = await readFile(join(content, 'dictionary.txt'), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => line.replace(/#.*/, '').trim() || []);
}

function findLanguage(site: Site, locale: string): string | undefined {
  return site.config.locales.list[locale]?.htmlLang.split('-')[0];
}

function termProblems(site: Site, files: readonly WrittenFile[]): Problem[] {
  const byFile = new Map(files.map((file) => [file.file, file]));
  return textsOf(site).flatMap(({ original, byLocale }) =>
    Object.values(byLocale).flatMap((translation): Problem[] => {
      const from = byFile.get(original.file);
      const to = byFile.get(translation.file);
      if (from === undefined || to === undefined || findLanguage(site, to.locale) !== 'zh') return [];
      const pairs = pairsOf(site.content.shared(glossaryData).terms, from.locale, to.locale);
      return missingTerms(from.passages, to.passages, pairs).map(({ term, at }) => {
        const place = positionAt(from.source, at);
        return warningAt(
          fileStart(to.file),
          `"${term.from}" of ${from.file}:${place.line}:${place.column} is nowhere called "${term.to}".`,
          { remedy: 'Use the agreed word; the glossary is in content/glossary.yaml.' },
        );
      });
    }),
  );
}

function problemAt({ file, source }: WrittenFile, { at, message, remedy }: WordFault): Problem {
  return warningAt({ file, ...positionAt(source, at) }, message, { remedy });
}
/** Something to mend in a text. */
export interface WordFault {
  /** Index of its first character in the file. */
  readonly at: number;
  readonly message: string;
  readonly remedy: string;
}
