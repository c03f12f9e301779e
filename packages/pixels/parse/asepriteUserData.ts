import type { Rgba } from '../raster';
import type { Note } from './answer';
import { type AsepriteChunk, readText } from './asepriteChunks';
import type { Property, PropertyMap, PropertyValue, UserData } from './asepriteFile';
import { ByteReader } from './byteReader';

/** How deep lists and maps may stand in each other, as in the specification. */
const deepest = 128;

/** How many values may still be read. Files have a handful; without an end they could fill the memory. */
export interface PropertyBudget {
  left: number;
}

/** Reads what is attached to a part of the file. */
export function parseAsepriteUserData(
  { data, at }: AsepriteChunk,
  budget: PropertyBudget,
  note: Note,
): UserData {
  const reader = new ByteReader(data, 'little');
  const flags = reader.uint32();
  const text = (flags & 1) !== 0 ? readText(reader) : undefined;
  const color: Rgba | undefined =
    (flags & 2) !== 0 ? [reader.byte(), reader.byte(), reader.byte(), reader.byte()] : undefined;
  const properties = (flags & 4) !== 0 ? new PropertyReader(reader, at, budget, note).readMaps() : [];
  return { text, color, properties };
}

class PropertyReader {
  /** Set where a value is of no known type: what comes after it cannot be found. */
  #isLost = false;

  constructor(
    readonly reader: ByteReader,
    readonly at: number,
    readonly budget: PropertyBudget,
    readonly note: Note,
  ) {}

  readMaps(): PropertyMap[] {
    this.reader.skip(4);
    return this.#repeat(this.reader.uint32(), () => ({
      extension: this.reader.uint32(),
      properties: this.#readProperties(0),
    }));
  }

  #readProperties(depth: number): Property[] {
    return this.#repeat(this.reader.uint32(), () => {
      const name = readText(this.reader);
      return { name, value: this.#readValue(this.reader.uint16(), depth + 1) };
    });
  }

  #repeat<Item>(count: number, read: () => Item): Item[] {
    const items: Item[] = [];
    while (items.length < count && this.reader.has(1) && !this.#isLost) items.push(read());
    return items;
  }

  #readValue(type: number, depth: number): PropertyValue {
    const { reader } = this;
    if (depth > deepest || --this.budget.left < 0) return this.#lose(type);
    const numbers = (count: number): PropertyValue => ({
      kind: 'numbers',
      value: Array.from({ length: count }, () => reader.int32()),
    });
    switch (type) {
      case 0x01:
        return { kind: 'boolean', value: reader.byte() !== 0 };
      case 0x02:
        return number((reader.byte() << 24) >> 24);
      case 0x03:
        return number(reader.byte());
      case 0x04:
        return number(reader.int16());
      case 0x05:
        return number(reader.uint16());
      case 0x06:
        return number(reader.int32());
      case 0x07:
        return number(reader.uint32());
      case 0x08:
        return integer(reader.int64());
      case 0x09:
        return integer(reader.uint64());
      case 0x0a:
        return number(reader.int32() / 0x10000);
      case 0x0b:
        return number(reader.float32());
      case 0x0c:
        return number(reader.float64());
      case 0x0d:
        return { kind: 'text', value: readText(reader) };
      case 0x0e:
      case 0x0f:
        return numbers(2);
      case 0x10:
        return numbers(4);
      case 0x11:
        return { kind: 'list', value: this.#readList(depth) };
      case 0x12:
        return { kind: 'map', value: this.#readProperties(depth) };
      case 0x13:
        return { kind: 'text', value: uuid(reader.take(16)) };
      default:
        return this.#lose(type);
    }
  }

  #readList(depth: number): PropertyValue[] {
    const count = this.reader.uint32();
    const type = this.reader.uint16();
    return this.#repeat(count, () => this.#readValue(type === 0 ? this.reader.uint16() : type, depth + 1));
  }

  #lose(type: number): PropertyValue {
    if (!this.#isLost) this.note('notRead', this.at, { found: `property ${type}` });
    this.#isLost = true;
    return { kind: 'text', value: '' };
  }
}

function number(value: number): PropertyValue {
  return { kind: 'number', value };
}

/** Whole numbers that a number of the language cannot hold exactly become text. */
function integer(value: bigint): PropertyValue {
  return BigInt.asIntN(54, value) === value ? number(Number(value)) : { kind: 'text', value: String(value) };
}

function uuid(bytes: Uint8Array): string {
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
