import { slug } from 'github-slugger';
import type { Position } from '../../model/parsed';

/** What the page around an article looks for by its id. */
const pageIds: ReadonlySet<string> = new Set(['site', 'content', 'end', 'incomplete', 'misplaced']);

/** Whether the page around an article has an id of its own like this; React's begin with an underscore. */
export function isPageId(id: string): boolean {
  return pageIds.has(id) || id.startsWith('_');
}

/** The ids of one page, each given once. */
export class IdRegistry {
  readonly #chosen = new Map<string, Position>();
  readonly #made = new Set<string>();
  readonly #repeats = new Map<string, number>();

  /** Takes an id that somebody chose for the thing at `at`. Returns the place that has it already, if there is one. */
  claim(id: string, at: Position): Position | undefined {
    const taken = this.#chosen.get(id);
    if (taken === undefined) this.#chosen.set(id, at);
    return taken;
  }

  /**
   * Makes an id from words by GitHub's rules: lower case, letters of any script kept, punctuation
   * dropped, spaces to hyphens. A repeated one ends in `-1`, `-2` and so on. An underscore at its start is left out.
   * @returns the id, and the place of what was given the id of these words by choice, if something was
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
