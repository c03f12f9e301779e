import { refuse } from 'pixels/parse/answer';
import { parsePng } from 'pixels/parse/parsePng';
import { limits, type RemarkCode } from 'pixels/parse/reading';
import type { Raster } from 'pixels/raster';

interface PictureRemark {
  readonly code: RemarkCode;
  readonly found: string | number | undefined;
  readonly ids: Set<string>;
}

/** The pictures of cells: each is parsed once, when the first cell shows it. */
export class CellPictures {
  readonly #pictures = new Map<string, Raster | undefined>();
  readonly #remarks = new Map<string, PictureRemark>();
  #pixels = 0;

  constructor(readonly files: ReadonlyMap<string, Uint8Array>) {}

  /** What is remarked of those that were parsed, equal ones together. */
  remarks(): Iterable<PictureRemark> {
    return this.#remarks.values();
  }

  /** `undefined` where there is none, or none that can be read. */
  pictureOf(id: string): Raster | undefined {
    if (this.#pictures.has(id)) return this.#pictures.get(id);
    const bytes = this.files.get(id);
    const raster = bytes && this.#parsePicture(bytes, id);
    this.#pictures.set(id, raster);
    return raster;
  }

  #parsePicture(bytes: Uint8Array, id: string): Raster | undefined {
    // The sizes of all pictures together are bounded: they stand in front of each, behind its mark.
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    if (bytes.length >= 24) this.#pixels += view.getUint32(16) * view.getUint32(20);
    if (this.#pixels > limits.pixels)
      refuse('tooLarge', 0, {
        found: this.#pixels,
        allowed: limits.pixels,
        measure: 'pixels',
      });
    const reading = parsePng(bytes);
    if (!reading.ok) return undefined;
    for (const { code, found } of reading.notes) {
      const remark = this.#remarks.get(`${code} ${found}`) ?? { code, found, ids: new Set() };
      this.#remarks.set(`${code} ${found}`, { ...remark, ids: remark.ids.add(id) });
    }
    return reading.value.frames[0]?.raster;
  }
}
