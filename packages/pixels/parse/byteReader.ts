/**
 * Reads numbers of a file in their order. Whatever would lie beyond its end is 0: parsers ask
 * `has` or `isPastEnd` where it matters.
 */
export class ByteReader {
  readonly #view: DataView;
  readonly #isLittle: boolean;

  /** @param at where the next number is read, in bytes from the start */
  constructor(
    readonly bytes: Uint8Array,
    order: 'little' | 'big',
    public at = 0,
  ) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#isLittle = order === 'little';
  }

  /** Whether so many bytes are left. */
  has(count: number): boolean {
    return this.at + count <= this.bytes.length;
  }

  /** Whether something beyond the end was asked for. */
  get isPastEnd(): boolean {
    return this.at > this.bytes.length;
  }

  skip(count: number): void {
    this.at += count;
  }

  /** A view of the next bytes; shorter where the file ends. */
  take(count: number): Uint8Array {
    const start = this.at;
    this.at += count;
    return this.bytes.subarray(start, Math.min(this.at, this.bytes.length));
  }

  byte(): number {
    return this.bytes[this.at++] ?? 0;
  }

  uint16(): number {
    return this.#read(2, 0, () => this.#view.getUint16(this.at, this.#isLittle));
  }

  int16(): number {
    return this.#read(2, 0, () => this.#view.getInt16(this.at, this.#isLittle));
  }

  uint32(): number {
    return this.#read(4, 0, () => this.#view.getUint32(this.at, this.#isLittle));
  }

  int32(): number {
    return this.#read(4, 0, () => this.#view.getInt32(this.at, this.#isLittle));
  }

  float32(): number {
    return this.#read(4, 0, () => this.#view.getFloat32(this.at, this.#isLittle));
  }

  float64(): number {
    return this.#read(8, 0, () => this.#view.getFloat64(this.at, this.#isLittle));
  }

  uint64(): bigint {
    return this.#read(8, 0n, () => this.#view.getBigUint64(this.at, this.#isLittle));
  }

  int64(): bigint {
    return this.#read(8, 0n, () => this.#view.getBigInt64(this.at, this.#isLittle));
  }

  #read<Value>(size: number, none: Value, get: () => Value): Value {
    const value = this.has(size) ? get() : none;
    this.at += size;
    return value;
  }
}

/** Whether the bytes at `at` are these characters, one byte each. */
export function hasText(bytes: Uint8Array, text: string, at = 0): boolean {
  for (let index = 0; index < text.length; index++)
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
}

/** Characters of one byte each. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
