import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { addressFault } from '../model/addressFault';
import type { SiteConfig } from '../model/config/siteConfig';
import { nearest } from '../model/nearest';
import { errorAt, fileStart, type Problem } from '../model/problem';
import { linkProblem } from './listFiles';
import { lengthProblem, unreadable } from './readText';
import { type Section, sectionOf } from './section';

/** A file below `content/`, not yet read. */
export interface ContentFile {
  /** Relative to the site's root, forward slashes: `content/en/docs/intro.md`. */
  readonly file: string;
  readonly absolute: string;
  readonly locale: string;
  /** Below the locale's folder: `docs/intro.md`. Translations share it. */
  readonly path: string;
  readonly section: Section;
  /** Changes with the file. */
  readonly stamp: string;
}

/** Words for the spelling check; not part of the site's data. */
const spellingFile = 'dictionary.txt';

/**
 * Lists every text file of the content folder, with problems of the files as such.
 * @param shared names of files beside the locales' folders that all languages share
 */
export async function listContent(
  root: string,
  content: string,
  config: SiteConfig,
  shared: readonly string[],
): Promise<{ files: ContentFile[]; problems: Problem[] }> {
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  const locales = Object.keys(config.locales.list);
  const nameOf = (absolute: string) => relative(root, absolute).split(sep).join('/');
  const report = (absolute: string, message: string, remedy: string, suggestion?: string) => {
    problems.push(errorAt(fileStart(nameOf(absolute)), message, { remedy, nearest: suggestion }));
  };
  if (!existsSync(content)) {
    report(content, 'The content folder is missing.', 'Create it with a folder for each locale.');
    return { files, problems };
  }

  /** The result of a file operation; reports an error of the system and gives `undefined`. */
  const attempt = <T>(absolute: string, reading: Promise<T>): Promise<T | undefined> =>
    reading.catch((error: unknown) => {
      problems.push(unreadable(error, nameOf(absolute)));
      return undefined;
    });
  const walk = async (folder: string, locale: string): Promise<void> => {
    const entries = (await attempt(folder, readdir(folder, { withFileTypes: true }))) ?? [];
    await Promise.all(
      entries.map(async (entry) => {
        if (entry.name.startsWith('.')) return;
        const absolute = join(folder, entry.name);
        const link = linkProblem(entry, nameOf(absolute));
        if (link !== undefined) {
          problems.push(link);
          return;
        }
        const info = await attempt(absolute, stat(absolute));
        if (info === undefined) return;
        if (info.isDirectory()) return walk(absolute, locale);
        const path = relative(join(content, locale), absolute).split(sep).join('/');
        const [, component] = /^pages\/(.+)\.(?:mdx|[cm]?[jt]sx?)$/i.exec(path) ?? [];
        if (component !== undefined) {
          return report(
            absolute,
            `The page component of /${component} has no default export: code among the pages is not run.`,
            `Write the page in Markdown, as ${component}.md.`,
          );
        }
        if (!/\.(md|ya?ml)$/.test(entry.name)) {
          const ending = /\.(mdx?|markdown|ya?ml)$/i.exec(entry.name)?.[0];
          if (ending === undefined) return;
          return report(
            absolute,
            `Files that end in ${ending} are not read.`,
            'Texts end in .md, settings in .yaml.',
          );
        }
        if (/\s/.test(path)) {
          return report(
            absolute,
            `The file name "${path}" has a space in it.`,
            'Use hyphens: the name becomes the address of the page.',
          );
        }
        const fault = addressFault(path);
        if (fault !== undefined)
          return report(absolute, `The file name ${JSON.stringify(path)} ${fault.message}.`, fault.remedy);
        const tooLong = lengthProblem(info.size, nameOf(absolute));
        if (tooLong !== undefined) {
          problems.push(tooLong);
          return;
        }
        const section = sectionOf(path, config);
        if (section.kind === 'unknown') {
          return report(
            absolute,
            `"${section.name}" is not expected in a locale's folder.`,
            `Allowed: ${section.known.join(', ')}.`,
            nearest(section.name, section.known),
          );
        }
        files.push({
          file: `content/${locale}/${path}`,
          absolute,
          locale,
          path,
          section,
          stamp: `${info.mtimeMs}:${info.ctimeMs}:${info.size}`,
        });
      }),
    );
  };

  const top = await attempt(content, readdir(content, { withFileTypes: true }));
  for (const entry of top ?? []) {
    if (entry.name.startsWith('.')) continue;
    const link = linkProblem(entry, nameOf(join(content, entry.name)));
    if (link !== undefined) {
      problems.push(link);
      continue;
    }
    if (entry.name === spellingFile || shared.includes(entry.name)) continue;
    if (locales.includes(entry.name)) await walk(join(content, entry.name), entry.name);
    else if (!entry.isDirectory() || (await hasFiles(join(content, entry.name))))
      report(
        join(content, entry.name),
        `"${entry.name}" is not a locale of this site.`,
        `Locales are: ${locales.join(', ')}.`,
        nearest(entry.name, locales),
      );
  }
  files.sort((a, b) => (a.file < b.file ? -1 : 1));
  return { files, problems };
}

/** Empty folders do not count: git does not track them, and a change of branch leaves them behind. */
async function hasFiles(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.some((entry) => !entry.isDirectory());
}
