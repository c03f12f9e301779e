import { settingsFile } from '../load/siteFolders';
import type { OpenQuestion } from '../model/parsed';
import { readSite } from '../readSite';
import { type Tool, today } from './tool';

interface Question extends OpenQuestion {
  readonly file: string;
}

/**
 * `npm run needs`: lists the questions that only the vendor can answer, each with the place of its answer: those whose
 * place is in the settings, then those of the texts whose answers would change most, then all others.
 */
export async function needs(tool: Tool): Promise<number> {
  const { site } = await readSite(tool, 'development', today());
  const { vendor, locales } = site.config;
  const { docs, posts, pages } = site.content;
  const questions = [...docs, ...posts, ...pages]
    .filter((text) => text.locale === locales.default)
    .flatMap(({ file, summary }) => summary.open.map((open): Question => ({ ...open, file })));
  const first = questions.filter((question) => question.first !== undefined);
  first.sort((a, b) => (a.first ?? 0) - (b.first ?? 0));
  list(
    `Answers that have a place in ${settingsFile}`,
    Object.entries(vendor)
      .filter(([, { answer }]) => answer === '')
      .map(([name, { asks }]) => `- ${asks} (vendor.${name})`),
  );
  list('The questions that matter most', first.map(describe));
  list('All others', questions.filter((question) => question.first === undefined).map(describe));
  return 0;
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${title}\n\n${lines.join('\n')}\n`);
}

function describe({ file, line, question }: Question): string {
  return `- ${file}:${line}  ${question.replaceAll('\n', '\n  ')}`;
}
