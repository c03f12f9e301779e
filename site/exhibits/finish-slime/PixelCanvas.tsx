import { parseHexColor } from 'pixels/parse/parseHexColor';
import { use, useEffect, useRef } from 'react';
import { colors, type Pixels, side } from './frames';
import { InksContext } from './inks';

/** Of the outline, in a frame. */
const outline = colors.findIndex(({ name }) => name === 'outline') + 1;

interface Props {
  readonly pixels: Pixels;
  /** Pale, as the frame that is missing: its outline is lilac. */
  readonly isGhost?: boolean;
}

/** How much of the colours within its outline a ghost has, of 255, and of its outline in other palettes. */
const [paleness, outlined] = [72, 144];

/** A frame at its own size; styles enlarge it by a whole factor. */
export function PixelCanvas({ pixels, isGhost = false }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  const inks = use(InksContext);
  useEffect(() => {
    const canvas = ref.current;
    if (canvas === null) return;
    // In other palettes lilac may be as light as the paper.
    const lilac =
      isGhost && inks === colors && parseHexColor(getComputedStyle(canvas).getPropertyValue('--lilac'));
    const image = new ImageData(side, side);
    for (const [at, value] of pixels.entries()) {
      const color = inks[value - 1];
      if (color === undefined) continue;
      const alpha = isGhost ? (value === outline ? outlined : paleness) : 255;
      const own = [color.red, color.green, color.blue, alpha];
      image.data.set((value === outline && lilac) || own, at * 4);
    }
    canvas.getContext('2d')?.putImageData(image, 0, 0);
  }, [inks, pixels, isGhost]);
  return <canvas ref={ref} width={side} height={side} />;
}
