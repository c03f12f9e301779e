import type { Root } from 'mdast';
import type { z } from 'zod';
import { docFrontMatter, pageFrontMatter, postFrontMatter } from '../model/frontMatter';
import type { FrontMatterOf, MarkdownKind } from '../model/parsed';
import { type ParsedYaml, parseYaml } from './parseYaml';
import type { ProblemList } from './problemList';
import { positionAt, positionOf } from './sourcePosition';

const schemas: { readonly [K in MarkdownKind]: z.ZodType<FrontMatterOf[K]> } = {
  doc: docFrontMatter,
  post: postFrontMatter,
  page: pageFrontMatter,
};

/** Front matter of a file without any, or with an unusable one. */
export const emptyFrontMatter: { readonly [K in MarkdownKind]: FrontMatterOf[K] } = {
  doc: {},
  post: {},
  page: {},
};

export interface ParsedFrontMatter<FrontMatter> {
  /** The valid keys. */
  readonly frontMatter: FrontMatter;
  readonly keyPositions: ParsedYaml<FrontMatter>['positions'];
}

/**
 * Parses and checks front matter.
 * @param source the text that `root` was parsed from
 */
export function parseFrontMatter<K extends MarkdownKind>(
  root: Root,
  source: string,
  file: string,
  kind: K,
  problems: ProblemList,
): ParsedFrontMatter<FrontMatterOf[K]> {
  const [first] = root.children;
  if (first?.type !== 'yaml') {
    reportStrayFence(source, problems);
    return { frontMatter: emptyFrontMatter[kind], keyPositions: {} };
  }
  const parsed = parseYaml(first.value, schemas[kind], file, {
    firstLine: positionOf(first).line + 1,
  });
  problems.include(parsed.problems);
  return { frontMatter: parsed.value ?? emptyFrontMatter[kind], keyPositions: parsed.positions };
}

/** Reports front matter that is not recognised: unclosed, or not on the first line. */
function reportStrayFence(source: string, problems: ProblemList): void {
  const match = /^(\s*)---[ \t]*\n[\w-]+:/.exec(source);
  if (match === null) return;
  const blank = match[1] ?? '';
  if (blank === '') {
    problems.error(positionAt(source, 0), 'The front matter is not closed', {
      remedy: 'Close it with a line ---.',
    });
  } else {
    const remedy = 'Remove what stands before it, empty lines too.';
    problems.error(positionAt(source, blank.length), 'Front matter begins on the first line', { remedy });
  }
}
