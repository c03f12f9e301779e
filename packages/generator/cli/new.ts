import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parse } from 'yaml';
import { loadConfig } from '../load/settings/loadConfig';
import { nearest } from '../model/nearest';
import { CommandFailure } from './commandFailure';
import { type NewPlan, type NewSite, planNew, textKinds } from './planNew';
import { type Tool, today } from './tool';

const example = 'npm run new -- page docs/basic/filters "Filters" "滤镜"';

/**
 * `npm run new`: creates the files of a page, question, category, post or the like in all languages, as drafts. Asks
 * on a terminal for missing arguments. Existing files are never overwritten.
 */
export async function newContent(tool: Tool, given: readonly string[]): Promise<number> {
  const { config } = await loadConfig(tool.folders);
  const { docSets, blog, locales } = config;
  const codes = [locales.default, ...Object.keys(locales.list).filter((code) => code !== locales.default)];
  const where: NewSite = {
    locales: codes,
    sets: docSets.flatMap(({ id, versions }) => versions?.[0]?.folder ?? id),
    blog: blog === false ? undefined : blog.folder,
    authors:
      blog === false ? [] : keysOf(join(tool.folders.content, locales.default, blog.folder, 'authors.yaml')),
    tags: blog === false ? [] : keysOf(join(tool.folders.content, locales.default, blog.folder, 'tags.yaml')),
    has: (path) => existsSync(join(tool.folders.content, path)),
    today: today(),
  };
  const [kindGiven, placeGiven, ...titlesGiven] = given;
  const kind = readKind(kindGiven ?? (await ask(`What is new: ${textKinds.join(', ')}? `)));
  const place = placeGiven ?? (await ask(questionFor(kind, where)));
  const titles = [...titlesGiven];
  if (titles.length === 0)
    for (const code of codes) titles.push(await ask(`Its title (${locales.list[code]?.label ?? code}): `));
  const { files, next } = writeTexts(tool.folders.content, planNew(kind, place, titles, where));
  console.log(`${files.join('\n')}\n\n${next.map((sentence) => `- ${sentence}`).join('\n')}`);
  return 0;
}

/** The top-level keys of a YAML file; none if the file does not exist. */
function keysOf(file: string): string[] {
  return existsSync(file) ? Object.keys(Object(parse(readFileSync(file, 'utf8')))) : [];
}

function questionFor(kind: string, { sets }: NewSite): string {
  if (kind === 'post') return 'Its name in the address: ';
  return `Its place, as ${sets[0]}/basic/filters: `;
}

/** @throws CommandFailure if one of the files exists; then none is written */
function writeTexts(content: string, { files, next }: NewPlan) {
  const taken = files.filter(({ path }) => existsSync(join(content, path)));
  if (taken.length > 0)
    throw new CommandFailure(
      `Already there: ${taken.map(({ path }) => `content/${path}`).join(', ')}. Nothing was written.`,
      1,
    );
  for (const { path, text } of files) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text, { flag: 'wx' });
  }
  return { files: files.map(({ path }) => `content/${path}`), next };
}

/** @throws CommandFailure for an unknown kind, with the nearest one */
function readKind(written: string): string {
  const kind = textKinds.find((one) => one === written);
  if (kind !== undefined) return kind;
  const near = nearest(written, textKinds);
  throw new CommandFailure(
    `"${written}" is not a kind of content: ${textKinds.join(', ')}.${near === undefined ? '' : ` Did you mean ${near}?`}`,
    2,
  );
}

/**
 * Asks a question on the terminal and returns the trimmed answer.
 * @throws CommandFailure without a terminal or an answer
 */
async function ask(question: string): Promise<string> {
  const answer = process.stdin.isTTY ? await askTerminal(question) : '';
  if (answer === '') throw new CommandFailure(`An argument is missing. An example: ${example}`, 2);
  return answer;
}

async function askTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}
