import type { z } from 'zod';
import { parseYaml } from '../markdown/parseYaml';
import type { SiteConfig } from '../model/config/siteConfig';
import {
  askedSchema,
  authorsSchema,
  categorySchema,
  homeSchema,
  sidebarsSchema,
  tagsSchema,
} from '../model/frontMatter';
import type { MarkdownKind } from '../model/parsed';
import type { Problem } from '../model/problem';
import type { Content, DataFile, ParsedFile } from './content';
import { findAsked } from './findAsked';
import type { LoadHooks } from './hooks';
import { type ContentFile, listContent } from './listContent';
import type { ParseResult, ParseTask } from './parseFile';
import type { ParseMemory } from './parseMemory';
import { readShared } from './readShared';
import { readText } from './readText';
import type { SiteFolders } from './siteFolders';

/** Parses texts, in worker threads or on this one; results are in the order of the tasks. */
export type ParseTexts = (tasks: readonly ParseTask[]) => Promise<readonly ParseResult[]>;

/**
 * Reads every file of the content folder; unchanged files come from `memory`.
 * @param showsOpen whether open questions are in the trees
 */
export async function readContent(
  folders: SiteFolders,
  config: SiteConfig,
  parse: ParseTexts,
  memory: ParseMemory,
  features: readonly LoadHooks[],
  showsOpen: boolean,
): Promise<Content> {
  const hooks = features.flatMap(({ data }) => data ?? []);
  const names = hooks.map(({ data }) => data.file);
  const listed = await listContent(folders.root, folders.content, config, names);
  const problems: Problem[] = [...listed.problems];
  const markdown = await parseAll(listed.files.filter(isMarkdown), parse, memory, showsOpen);
  const kept = new Set(listed.files.map((file) => file.file));
  for (const file of memory.keys()) if (!kept.has(file)) memory.delete(file);

  const data = async <T>(kind: string, schema: z.ZodType<T>): Promise<DataFile<T>[]> => {
    const files = listed.files.filter((file) => file.section.kind === kind);
    const read = await Promise.all(files.map((file) => readData(file, schema, problems)));
    return read.filter((file) => file !== undefined);
  };
  const [categories, sidebars, docTags, postTags, authors, homes, askedFiles] = await Promise.all([
    data('category', categorySchema),
    data('sidebars', sidebarsSchema),
    data('docTags', tagsSchema),
    data('postTags', tagsSchema),
    data('authors', authorsSchema),
    data('home', homeSchema),
    data('asked', askedSchema),
  ]);
  const asked = findAsked(askedFiles, [...markdown, ...categories]);
  const { shared, problems: sharedProblems } = await readShared(folders, config.locales, hooks);
  return {
    docs: markdown.filter((file) => isKind(file, 'doc')),
    posts: markdown.filter((file) => isKind(file, 'post')),
    pages: markdown.filter((file) => isKind(file, 'page')),
    categories,
    sidebars,
    docTags,
    postTags,
    authors,
    homes,
    asked: asked.byFile,
    shared,
    problems: [
      ...problems,
      ...asked.problems,
      ...sharedProblems,
      ...markdown.flatMap((file) => file.summary.problems),
    ],
  };
}

function isMarkdown(file: ContentFile): boolean {
  return file.path.endsWith('.md');
}

function kindOf(file: ContentFile): MarkdownKind {
  const { kind } = file.section;
  return kind === 'post' || kind === 'page' ? kind : 'doc';
}

function isKind<K extends MarkdownKind>(file: ParsedFile, kind: K): file is ParsedFile<K> {
  return file.markdown === kind;
}

async function parseAll(
  files: readonly ContentFile[],
  parse: ParseTexts,
  memory: ParseMemory,
  showsOpen: boolean,
): Promise<ParsedFile[]> {
  const changed = files.filter((file) => memory.get(file.file)?.stamp !== file.stamp);
  const inputs = changed.map((file) => ({
    absolute: file.absolute,
    file: file.file,
    markdown: kindOf(file),
    showsOpen,
  }));
  const results = await parse(inputs);
  for (const [index, file] of changed.entries()) {
    const parsed = results[index];
    if (parsed !== undefined) memory.set(file.file, { stamp: file.stamp, parsed });
  }
  return files.flatMap((file) => {
    const parsed = memory.get(file.file)?.parsed;
    return parsed === undefined ? [] : [{ ...file, markdown: kindOf(file), ...parsed }];
  });
}

async function readData<T>(
  file: ContentFile,
  schema: z.ZodType<T>,
  problems: Problem[],
): Promise<DataFile<T> | undefined> {
  const decoded = await readText(file.absolute, file.file);
  const parsed = parseYaml('text' in decoded ? decoded.text : '', schema, file.file);
  problems.push(...('text' in decoded ? parsed.problems : [decoded.problem]));
  return parsed.value === undefined
    ? undefined
    : { ...file, value: parsed.value, positions: parsed.positions };
}
