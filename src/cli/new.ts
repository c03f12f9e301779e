import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { loadConfig } from '../engine/load/settings/loadConfig';
import { nearest } from '../model/nearest';
import { ask } from './ask';
import { CommandFailure } from './commandFailure';
import { type NewPlan, type NewSite, planNew, textKinds } from './planNew';
import { type Tool, today } from './tool';

type NewKind = (typeof textKinds)[number];

const example = 'npm run new -- page docs/basic/filters "Filters" "滤镜"';

/**
 * `npm run new`: the files of a page, question, category, post or release in all languages, as drafts. What is not given is asked for, where somebody can answer. No file that is there is written over.
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
  const kind = readKind(kindGiven ?? (await ask(`What is new: ${textKinds.join(', ')}? `, example)));
  const place = placeGiven ?? (await ask(questionFor(kind, where), example));
  const titles = [...titlesGiven];
  if (titles.length === 0)
    for (const code of codes)
      titles.push(await ask(`Its title (${locales.list[code]?.label ?? code}): `, example));
  const { files, next } = writeTexts(tool.folders.content, planNew(kind, place, titles, where));
  console.log(`${files.join('\n')}\n\n${next.map((sentence) => `- ${sentence}`).join('\n')}`);
  return 0;
}

/** The keys at the top of a YAML file, which need not be there. */
function keysOf(file: string): string[] {
  return existsSync(file) ? Object.keys(Object(parse(readFileSync(file, 'utf8')))) : [];
}

function questionFor(kind: NewKind, { sets }: NewSite): string {
  if (kind === 'post') return 'Its name in the address: ';
  return `Its place, as ${sets[0]}/basic/filters: `;
}

/** @throws CommandFailure if one of the files is there; then none is written */
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

/** @throws CommandFailure for a kind that there is not, with the nearest that there is */
function readKind(written: string): NewKind {
  const kind = textKinds.find((one) => one === written);
  if (kind !== undefined) return kind;
  const near = nearest(written, textKinds);
  throw new CommandFailure(
    `"${written}" is none of ${textKinds.join(', ')}.${near === undefined ? '' : ` Did you mean ${near}?`}`,
    2,
  );
}
