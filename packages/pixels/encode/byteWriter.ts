/** Collects the bytes of a file. Its memory doubles when it is full. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  /** @param values their lowest 8 bits are taken */
  byte(...values: readonly number[]): void {
    this.#reserve(values.length);
    for (const value of values) this.#bytes[this.#length++] = value;
  }

  /** 16 bits, the low byte first. */
  word(value: number): void {
    this.byte(value, value >> 8);
  }

  ascii(text: string): void {
    this.#reserve(text.length);
    for (let at = 0; at < text.length; at++) this.#bytes[this.#length++] = text.charCodeAt(at);
  }

  bytes(data: Uint8Array): void {
    this.#reserve(data.length);
    this.#bytes.set(data, this.#length);
    this.#length += data.length;
  }

  finish(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const more = new Uint8Array(Math.max(this.#length + count, this.#bytes.length * 2));
    more.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = more;
  }
}
