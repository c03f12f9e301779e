import { findActiveSvg } from '../../src/engine/load/pictures/findActiveSvg';
import { decode } from '../../src/engine/load/readText';
import { parseConfig } from '../../src/engine/load/settings/loadConfig';
import { parseArtFolder } from '../../src/features/art/engine/parseArtFolder';
import { parseGlossary } from '../../src/features/glossary/engine/parseGlossary';
import { parseImportFacts } from '../../src/features/import-facts/engine/parseImportFacts';
import { parseKeys } from '../../src/features/keys/engine/parseKeys';
import { parsePracticeCards } from '../../src/features/practice-cards/engine/parsePracticeCards';
import { parseVersions } from '../../src/features/releases/engine/parseVersions';
import { parseEverydayWords } from '../../src/features/search/engine/parseEverydayWords';
import { parseMarkdown } from '../../src/markdown/parseMarkdown';
import { parseYaml } from '../../src/markdown/parseYaml';
import type { SiteConfig } from '../../src/model/config/siteConfig';
import {
  authorsSchema,
  categorySchema,
  homeSchema,
  sidebarsSchema,
  tagsSchema,
} from '../../src/model/frontMatter';
import { ContentError, errorAt, fileStart, type Place, type Problem } from '../../src/model/problem';
import type { TextSeed } from './textSeeds';

const locales: SiteConfig['locales'] = {
  default: 'en',
  list: {
    en: { label: 'English', htmlLang: 'en-US', direction: 'ltr' },
    zh: { label: '中文', htmlLang: 'zh-CN', direction: 'ltr' },
  },
};
const palette = 'GIMP Palette\nName: Two\n#\n0 0 0 black\n255 255 255 white\n';

type Parse = (source: TextSeed) => readonly Place[] | Promise<readonly Place[]>;

/** The parser of each kind of text, by the end of its path; what it gives is every place that it names. */
const parsers: readonly (readonly [path: RegExp, parse: Parse])[] = [
  [/^site\.yaml$/, ({ text }) => parseSettings(text)],
  [/glossary\.yaml$/, (source) => parseGlossary(source, locales).problems],
  [/everyday-words\.yaml$/, (source) => parseEverydayWords(source, locales).problems],
  [/import-facts\.yaml$/, (source) => parseImportFacts(source, locales).problems],
  [/keys\.yaml$/, (source) => parseKeys(source, locales).problems],
  [/practice\.yaml$/, (source) => parsePracticeCards(source, locales).problems],
  [/versions\.yaml$/, (source) => parseVersions(source, locales).problems],
  [/home\.yaml$/, ({ file, text }) => parseYaml(text, homeSchema, file).problems],
  [/sidebars\.yaml$/, ({ file, text }) => parseYaml(text, sidebarsSchema, file).problems],
  [/authors\.yaml$/, ({ file, text }) => parseYaml(text, authorsSchema, file).problems],
  [/tags\.yaml$/, ({ file, text }) => parseYaml(text, tagsSchema, file).problems],
  [/category\.yaml$/, ({ file, text }) => parseYaml(text, categorySchema, file).problems],
  [/\/blog\/.*\.md$/, ({ file, text }) => parseText(text, file, 'post')],
  [/\/pages\/.*\.md$/, ({ file, text }) => parseText(text, file, 'page')],
  [/\.md$/, ({ file, text }) => parseText(text, file, 'doc')],
  [/\.art$/, (source) => drawArt([source, { file: 'art/two.gpl', text: palette }], source.file)],
  [/\.gpl$/, (source) => drawArt([source], source.file)],
  [
    /\.svg$/,
    ({ file, text }) => {
      const holds = findActiveSvg(new TextEncoder().encode(text));
      return holds === undefined ? [] : [errorAt(fileStart(file), holds)];
    },
  ],
];

export interface Tried {
  /** Whether nothing was wrong with it. */
  readonly isRead: boolean;
  readonly faults: readonly string[];
  readonly milliseconds: number;
}

/** Parses a text as its path says, and looks through what is told. A parser must not throw, and every place must be one of the text. */
export async function tryText(file: string, bytes: Uint8Array): Promise<Tried> {
  const start = performance.now();
  const since = () => performance.now() - start;
  try {
    const decoded = decode(bytes, file);
    if ('problem' in decoded)
      return { isRead: false, faults: checkPlaces([decoded.problem], file, bytes), milliseconds: since() };
    const [, parse] = parsers.find(([path]) => path.test(file)) ?? [];
    if (parse === undefined) throw new Error(`No parser for ${file}`);
    const places = await parse({ file, text: decoded.text });
    const milliseconds = since();
    const isRead = !places.some((place) => 'severity' in place && place.severity === 'error');
    return { isRead, faults: checkPlaces(places, file, bytes), milliseconds };
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { isRead: false, faults: [fault], milliseconds: since() };
  }
}

function checkPlaces(places: readonly Place[], file: string, bytes: Uint8Array): string[] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  return places
    .filter((place) => {
      const line = lines[place.line - 1];
      return place.file !== file || line === undefined || place.column < 1 || place.column > line.length + 1;
    })
    .slice(0, 3)
    .map((place) => `a place that is none: ${JSON.stringify(place)}`);
}

async function parseText(
  text: string,
  file: string,
  kind: 'doc' | 'page' | 'post',
): Promise<readonly Place[]> {
  const { summary } = await parseMarkdown(text, file, kind);
  const { problems, references, headings } = summary;
  const inFile = [...references, ...headings.map(({ position }) => position)];
  return [...problems, ...inFile.map(({ line, column }) => ({ file, line, column }))];
}

function parseSettings(text: string): readonly Problem[] {
  try {
    parseConfig(text);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Draws what is in order too: the largest picture that a text may ask for must not take long. */
function drawArt(files: readonly TextSeed[], file: string): readonly Problem[] {
  const folder = parseArtFolder(files, { baseUrl: '/', locales });
  if (folder.problems.length === 0) for (const name of folder.names) folder.draw(name);
  return folder.problems.filter((problem) => problem.file === file);
}
