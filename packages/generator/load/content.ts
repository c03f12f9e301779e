import type { AuthorsFile, CategoryFile, HomeFile, SidebarsFile, TagsFile } from '../model/frontMatter';
import type { FrontMatterOf, MarkdownKind, ParsedSummary, Position } from '../model/parsed';
import type { Problem } from '../model/problem';
import type { FindShared } from '../model/sharedData';
import type { ContentFile } from './listContent';
import type { ParseResult } from './parseFile';

/** A Markdown file, parsed. */
export interface ParsedFile<K extends MarkdownKind = MarkdownKind> extends ContentFile, ParseResult {
  readonly markdown: K;
  readonly summary: ParsedSummary<FrontMatterOf[K]>;
}

/** A settings file of the content folder (YAML). */
export interface DataFile<T> extends ContentFile {
  readonly value: T;
  /** Position of each key, by its path joined with dots. */
  readonly positions: Readonly<Record<string, Position>>;
}

/** All content as parsed, before files are related to each other. */
export interface Content {
  readonly docs: readonly ParsedFile<'doc'>[];
  readonly posts: readonly ParsedFile<'post'>[];
  readonly pages: readonly ParsedFile<'page'>[];
  readonly categories: readonly DataFile<CategoryFile>[];
  readonly sidebars: readonly DataFile<SidebarsFile>[];
  readonly docTags: readonly DataFile<TagsFile>[];
  readonly postTags: readonly DataFile<TagsFile>[];
  readonly authors: readonly DataFile<AuthorsFile>[];
  readonly homes: readonly DataFile<HomeFile>[];
  /** Ways in which readers ask for a text, by its file. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
  /** Values of files that all languages share. */
  readonly shared: FindShared;
  readonly problems: readonly Problem[];
}

/** A file in every locale that has it. The default locale's is always there. */
export interface Translations<T> {
  readonly original: T;
  readonly byLocale: Readonly<Record<string, T>>;
}

/** The file of `locale`, else the default locale's. */
export function translationIn<T>({ original, byLocale }: Translations<T>, locale: string): T {
  return byLocale[locale] ?? original;
}

/** The title of a text: its front matter's, else its heading, else `fallback` (DOC-02). */
export function chooseTitle({ summary }: ParsedFile, fallback: string): string {
  return summary.frontMatter.title ?? summary.bodyTitle ?? fallback;
}

/** The date in a post's front matter, else the one that its file name begins with (BL-05). */
export function writtenDate(post: ParsedFile<'post'>): string | undefined {
  return post.summary.frontMatter.date ?? /(?:^|\/)(\d{4}-\d{2}-\d{2})[-/]/.exec(post.path)?.[1];
}
