import { createHighlighterCoreSync, type HighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import type { TreeNode } from '../../model/tree';
import { tokenClassOf, tokenTheme } from './tokenTheme';

/**
 * Grammars are written for the regular expressions of Oniguruma, which takes half the time of their translations to
 * JavaScript. Its WebAssembly is loaded when there is code to highlight.
 */
async function openHighlighter(): Promise<HighlighterCore> {
  const engine = await createOnigurumaEngine(import('shiki/wasm'));
  return createHighlighterCoreSync({ engine, themes: [tokenTheme], langs: [] });
}

let opening: Promise<HighlighterCore> | undefined;
let highlighter: HighlighterCore | undefined;

const loaders = new Map(Object.entries(bundledLanguages));
const loading = new Map<string, Promise<void>>();

/** Names of all supported languages, those without colours first. */
export const languageNames: readonly string[] = ['text', 'txt', 'plain', 'plaintext', ...loaders.keys()];

/** Whether code in this language is coloured. */
export function isHighlighted(name: string): boolean {
  return loaders.has(name);
}

/** Loads the grammars of languages, each once. Unknown names are ignored. */
export async function loadLanguages(names: Iterable<string>): Promise<void> {
  for (const name of names) {
    const loader = loaders.get(name);
    if (loader === undefined) continue;
    opening ??= openHighlighter();
    const opened = await opening;
    highlighter = opened;
    if (!loading.has(name)) loading.set(name, opened.loadLanguage(loader));
    await loading.get(name);
  }
}

/**
 * The lines of code as texts and `tok` elements. The language must be loaded; unknown languages stay plain.
 * @throws Error if the language was not loaded
 */
export function highlightLines(code: string, language: string): TreeNode[][] {
  if (!isHighlighted(language)) return code.split('\n').map((line) => (line === '' ? [] : [line]));
  if (highlighter === undefined) throw new Error(`The language ${language} was not loaded`);
  const lines = highlighter.codeToTokensBase(code, {
    lang: language,
    theme: tokenTheme,
    // The limit is wall-clock time: on a busy machine the rest of a line would lose its classes.
    tokenizeTimeLimit: 0,
  });
  return lines.map((tokens) => {
    const line: Token[] = [];
    for (const { content, color } of tokens) addToken(line, { text: content, kind: tokenClassOf(color) });
    return line.map(({ text, kind }): TreeNode => (kind === undefined ? text : ['tok', { c: kind }, text]));
  });
}

interface Token {
  text: string;
  readonly kind: string | undefined;
}

/** Adjacent tokens of one kind become one element, including invisible spaces between them. */
function addToken(line: Token[], token: Token): void {
  const last = line.at(-1);
  const before = line.at(-2);
  if (last !== undefined && last.kind === token.kind) last.text += token.text;
  else if (last?.text.trim() === '' && before !== undefined && before.kind === token.kind) {
    before.text += last.text + token.text;
    line.pop();
  } else line.push(token);
}
