import type { TreeComponentProps } from 'generator/app/article/treeComponent';
import { pixelArt } from 'generator/app/ui/pixelArt';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { frameOf, type Painting, scaleOf } from '../shared/painting';
import { Easel } from './easel';
import own from './PaintedStages.module.css';
import css from './Stages.module.css';
import { listStrokes, type Section, type Stroke, stagesPainted } from './strokes';

interface Props extends Pick<TreeComponentProps, 'render'> {
  readonly painting: Painting;
  readonly sheet: ImageData;
}

/** The drawing as far as the text has been read, and its stages to go back to. */
export function PaintedStages({ attributes, nodes, render }: TreeComponentProps) {
  // Composed by the build (`stages` of the engine).
  const painting = attributes['data'] as unknown as Painting;
  const [sheet, setSheet] = useState<ImageData>();
  useEffect(() => {
    readSheet(painting).then(setSheet, () => undefined); // The finished drawing stays.
  }, [painting]);
  return sheet === undefined ? render(nodes) : <Painted painting={painting} render={render} sheet={sheet} />;
}

async function readSheet({ src, side, frames }: Painting): Promise<ImageData | undefined> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const context = new OffscreenCanvas(side * frames, side).getContext('2d');
  context?.drawImage(image, 0, 0);
  return context?.getImageData(0, 0, side * frames, side);
}

function Painted({ painting, render, sheet }: Props) {
  const { side, alt, lang, dir, stages } = painting;
  const canvas = useRef<HTMLCanvasElement>(null);
  const showStage = useRef<(stage: number) => void>(null);
  const [shown, setShown] = useState<number>();
  const [names, setNames] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const sections = stages.map(({ id }) => findSection(id));
    setNames(sections.map(({ name }) => name));
    const easel = new Easel(context, stepsOf(painting, sheet));
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const listening = new AbortController();
    let asked: number | undefined;
    let request = 0;
    const paint = () => {
      request = 0;
      const read = stagesPainted(sections.map(measureSection), innerHeight * readingLine);
      const painted = asked ?? (isStill && read !== undefined ? Math.ceil(read) : read);
      setShown(painted === undefined ? undefined : Math.max(0, Math.ceil(painted) - 1));
      if (easel.paintTowards(painted, isStill)) schedule();
    };
    const schedule = () => {
      if (request === 0) request = requestAnimationFrame(paint);
    };
    const readOn = () => {
      asked = undefined;
      schedule();
    };
    showStage.current = (stage) => {
      asked = stage + 1;
      schedule();
    };
    const passive = { passive: true, signal: listening.signal };
    addEventListener('scroll', readOn, passive);
    addEventListener('resize', schedule, passive);
    schedule();
    return () => {
      listening.abort();
      cancelAnimationFrame(request);
    };
  }, [painting, stages, sheet]);

  const room = pixelArt(side, scaleOf(painting));
  const reduced = side > leastRoom ? own.reduced : '';
  return (
    <>
      <p className={`${css.picture} ${reduced}`}>
        <canvas
          ref={canvas}
          {...room}
          role="img"
          aria-label={alt}
          lang={lang}
          dir={dir}
          width={side}
          height={side}
        />
      </p>
      <p className={css.strip}>
        {stages.map(({ id, last }, stage) => (
          <button
            className={`${css.stage} ${own.pressed} ${reduced}`}
            key={id}
            type="button"
            aria-label={names[stage]}
            title={names[stage]}
            aria-pressed={stage === shown}
            onClick={() => showStage.current?.(stage)}
          >
            {render([frameOf(painting, last, { alt: '' })])}
          </button>
        ))}
      </p>
    </>
  );
}

/** In CSS pixels: of a larger drawing small rooms would show too little; they have all of it, reduced. */
const leastRoom = 64;

/** Where in the window the line is that is being read, from the top. */
const readingLine = 0.4;

/** The section of a heading: up to the next one that is not below it, else to the end of the text. */
function findSection(id: string) {
  const heading = document.getElementById(id);
  const text = heading?.closest('article');
  const headings = [...(text?.querySelectorAll('h2, h3, h4') ?? [])];
  const next = headings
    .slice(heading === null ? headings.length : headings.indexOf(heading) + 1)
    .find(({ tagName }) => tagName <= (heading?.tagName ?? ''));
  return { heading, next, text, name: heading?.textContent ?? '' };
}

function measureSection({ heading, next, text }: ReturnType<typeof findSection>): Section {
  return {
    top: heading?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
    bottom: (next?.getBoundingClientRect().top ?? text?.getBoundingClientRect().bottom) || 0,
  };
}

/**
 * The strokes of each stage, from a pale picture of the first drawing on, and where it has nothing, of the finished one,
 * which stays where nothing is drawn yet.
 */
function stepsOf({ side, frames, stages }: Painting, sheet: ImageData): readonly (readonly Stroke[])[] {
  const colors = new Uint32Array(sheet.data.buffer);
  const colorAt = (frame: number, at: number) =>
    colors[Math.floor(at / side) * sheet.width + frame * side + (at % side)] ?? 0;
  const finishedAt = (at: number) => paleOf(colorAt(frames - 1, at));
  const frameAt = (frame: number) =>
    Uint32Array.from(
      { length: side ** 2 },
      (_, at) => (frame < 0 ? paleOf(colorAt(0, at)) : colorAt(frame, at)) || finishedAt(at),
    );
  return stages.map(({ last }, stage) => {
    const first = (stages[stage - 1]?.last ?? -1) + 1;
    return Array.from({ length: last - first + 1 }, (_, step) => first + step).flatMap((frame) =>
      listStrokes(frameAt(frame - 1), frameAt(frame), side),
    );
  });
}

/** A colour with a quarter of its opacity. */
const paleOf = (color: number) => (color & 0x40ffffff) >>> 0;
