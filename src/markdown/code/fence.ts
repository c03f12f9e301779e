import type { Code } from 'mdast';

/** The opening line of a code block. */
export interface Fence {
  /** In lower case; empty where none is named. */
  readonly language: string;
  /** What follows the language. */
  readonly meta: string;
}

/** Takes the language apart from what is glued to it, as in `js{1,4}`. */
export function fenceOf({ lang, meta }: Code): Fence {
  const [, language = '', glued = ''] = /^([^{]*)(.*)$/s.exec(lang ?? '') ?? [];
  return { language: language.toLowerCase(), meta: [glued, meta ?? ''].join(' ').trim() };
}
