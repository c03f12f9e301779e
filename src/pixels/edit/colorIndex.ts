import type { Word } from './words';

/** Spreads words over the slots: the fraction of the golden ratio in 32 bits (Knuth, The Art of Computer Programming 3, 6.4). */
const spread = 0x9e3779b1;

/**
 * Numbers colours in the order in which they come, for loops over millions of pixels, where a `Map`
 * takes ten times as long. Collisions go to the next free slot, and slots are four times as many as
 * colours.
 */
export class ColorIndex {
  /** The colours by their numbers. */
  readonly words: Uint32Array<ArrayBuffer>;
  size = 0;
  /** Numbers plus 1; 0 is free. */
  readonly #slots: Uint16Array | Uint32Array;
  readonly #shift: number;

  /** @param most how many colours there is room for, up to 2 to the power of 24 */
  constructor(readonly most: number) {
    const bits = Math.ceil(Math.log2(most * 4));
    this.words = new Uint32Array(most);
    this.#slots = bits > 17 ? new Uint32Array(1 << bits) : new Uint16Array(1 << bits);
    this.#shift = 32 - bits;
  }

  /** The number of a colour; -1 if it has none. */
  find(word: Word): number {
    for (let slot = this.#first(word); ; slot = this.#after(slot)) {
      const number = (this.#slots[slot] ?? 0) - 1;
      if (number < 0 || this.words[number] === word) return number;
    }
  }

  /** The number of a colour, which gets one if it has none; -1 if there is no more room. */
  add(word: Word): number {
    let slot = this.#first(word);
    for (; ; slot = this.#after(slot)) {
      const number = (this.#slots[slot] ?? 0) - 1;
      if (number < 0) break;
      if (this.words[number] === word) return number;
    }
    if (this.size === this.most) return -1;
    this.words[this.size] = word;
    this.#slots[slot] = ++this.size;
    return this.size - 1;
  }

  /** Numbers all colours of a picture; false if there is no room for them. */
  addAll(words: Uint32Array): boolean {
    let last = -1;
    for (const word of words) {
      if (word !== last && this.add(word) < 0) return false;
      last = word;
    }
    return true;
  }

  /** The number of each pixel; its colour must have one. */
  indexPixels(words: Uint32Array, indexes: Uint8Array): void {
    let last = -1;
    let number = 0;
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? 0;
      if (word !== last) number = this.find(word);
      last = word;
      indexes[at] = number;
    }
  }

  #first(word: Word): number {
    return Math.imul(word, spread) >>> this.#shift;
  }

  #after(slot: number): number {
    return (slot + 1) & (this.#slots.length - 1);
  }
}
