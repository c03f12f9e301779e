import { slug } from 'github-slugger';
import type { Position } from '../../model/parsed';

/** Ids of the page around an article. */
const pageIds: ReadonlySet<string> = new Set(['site', 'content', 'end', 'incomplete', 'misplaced']);

/** Whether an id is used by the page around an article; React's begin with an underscore. */
export function isPageId(id: string): boolean {
  return pageIds.has(id) || id.startsWith('_');
}

/** The ids of one page, each given once. */
export class IdRegistry {
  readonly #chosen = new Map<string, Position>();
  readonly #made = new Set<string>();
  readonly #repeats = new Map<string, number>();

  /** Claims an id that a writer chose at position `at`. Returns the position that has it already, if any. */
  claim(id: string, at: Position): Position | undefined {
    const taken = this.#chosen.get(id);
    if (taken === undefined) this.#chosen.set(id, at);
    return taken;
  }

  /**
   * Derives an id from a text by GitHub's rules: lower case, letters of any script, no punctuation, hyphens for
   * spaces. Repeated ids end in `-1`, `-2` and so on. A leading underscore is dropped.
   * @returns the id and, if a writer chose the id that the text gives elsewhere, the position of that
   */
  claimFromText(text: string): { readonly id: string; readonly chosenBy: Position | undefined } {
    const base = slug(text).replace(/^_+/, '') || 'section';
    let repeat = this.#repeats.get(base) ?? 0;
    let id = repeat === 0 ? base : `${base}-${repeat}`;
    while (isPageId(id) || this.#chosen.has(id) || this.#made.has(id)) id = `${base}-${++repeat}`;
    this.#repeats.set(base, repeat + 1);
    this.#made.add(id);
    return { id, chosenBy: this.#chosen.get(base) };
  }
}
