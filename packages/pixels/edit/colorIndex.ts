import type { PackedColor } from './pixels32';

/** Spreads colours over the slots: the fraction of the golden ratio in 32 bits (Knuth, The Art of Computer Programming 3, 6.4). */
const spread = 0x9e3779b1;

/**
 * Numbers colours in the order in which they come, for loops over millions of pixels, where a `Map`
 * takes ten times as long. Collisions go to the next free slot, and slots are four times as many as
 * colours.
 */
export class ColorIndex {
  /** The colours by their numbers. */
  readonly colors: Uint32Array<ArrayBuffer>;
  size = 0;
  /** Numbers plus 1; 0 is free. */
  readonly #slots: Uint16Array | Uint32Array;
  readonly #shift: number;

  /** @param most how many colours there is room for, up to 2 to the power of 24 */
  constructor(readonly most: number) {
    const bits = Math.ceil(Math.log2(most * 4));
    this.colors = new Uint32Array(most);
    this.#slots = bits > 17 ? new Uint32Array(1 << bits) : new Uint16Array(1 << bits);
    this.#shift = 32 - bits;
  }

  /** The number of a colour; -1 if it has none. */
  find(color: PackedColor): number {
    for (let slot = this.#first(color); ; slot = this.#after(slot)) {
      const number = (this.#slots[slot] ?? 0) - 1;
      if (number < 0 || this.colors[number] === color) return number;
    }
  }

  /** The number of a colour, which gets one if it has none; -1 if there is no more room. */
  add(color: PackedColor): number {
    let slot = this.#first(color);
    for (; ; slot = this.#after(slot)) {
      const number = (this.#slots[slot] ?? 0) - 1;
      if (number < 0) break;
      if (this.colors[number] === color) return number;
    }
    if (this.size === this.most) return -1;
    this.colors[this.size] = color;
    this.#slots[slot] = ++this.size;
    return this.size - 1;
  }

  /** Numbers all colours of a picture; false if there is no room for them. */
  addAll(pixels: Uint32Array): boolean {
    let last = -1;
    for (const color of pixels) {
      if (color !== last && this.add(color) < 0) return false;
      last = color;
    }
    return true;
  }

  /** The number of each pixel; its colour must have one. */
  indexPixels(pixels: Uint32Array, indexes: Uint8Array): void {
    let last = -1;
    let number = 0;
    for (let at = 0; at < pixels.length; at++) {
      const color = pixels[at] ?? 0;
      if (color !== last) number = this.find(color);
      last = color;
      indexes[at] = number;
    }
  }

  #first(color: PackedColor): number {
    return Math.imul(color, spread) >>> this.#shift;
  }

  #after(slot: number): number {
    return (slot + 1) & (this.#slots.length - 1);
  }
}
