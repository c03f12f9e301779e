import type { Stroke } from './strokes';

/** A canvas on which strokes are painted and taken back one by one. */
export class Easel {
  readonly #context: CanvasRenderingContext2D;
  readonly #image: ImageData;
  readonly #strokes: readonly Stroke[];
  /** How many strokes there are before each stage. */
  readonly #starts: readonly number[];
  #painted = 0;

  /** The finished drawing. @param stages the strokes of each, from before the first on */
  constructor(context: CanvasRenderingContext2D, stages: readonly (readonly Stroke[])[]) {
    const { width, height } = context.canvas;
    this.#context = context;
    this.#image = context.createImageData(width, height);
    this.#strokes = stages.flat();
    this.#starts = stages.map((_, stage) => stages.slice(0, stage).flat().length);
    this.#paintTo(this.#strokes.length);
  }

  /**
   * Brings the drawing nearer to so many stages, the last of them in part; all of them for `undefined`.
   * @param atOnce or in small steps, one for each call
   * @returns whether another step is needed
   */
  paintTowards(stages: number | undefined, atOnce: boolean): boolean {
    const target = this.#strokesUntil(stages);
    const way = target - this.#painted;
    // Fast at first and slower towards the end: long ways take about half a second.
    const step = atOnce ? way : Math.sign(way) * Math.ceil(Math.abs(way) / 10);
    this.#paintTo(this.#painted + step);
    return this.#painted !== target;
  }

  #strokesUntil(stages: number | undefined): number {
    if (stages === undefined) return this.#strokes.length;
    const stage = Math.floor(stages);
    const start = this.#starts[stage] ?? this.#strokes.length;
    const end = this.#starts[stage + 1] ?? this.#strokes.length;
    return Math.round(start + (end - start) * (stages - stage));
  }

  #paintTo(count: number): void {
    const pixels = new Uint32Array(this.#image.data.buffer);
    for (const { at, to } of this.#strokes.slice(this.#painted, count)) pixels[at] = to;
    for (const { at, from } of this.#strokes.slice(count, this.#painted).toReversed()) pixels[at] = from;
    this.#painted = count;
    this.#context.putImageData(this.#image, 0, 0);
  }
}
