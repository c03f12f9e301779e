import { use, useEffect, useRef } from 'react';
import { type Pixels, side } from './frames';
import { InksContext } from './inks';

interface Props {
  readonly pixels: Pixels;
  readonly className?: string | undefined;
}

/** A frame at its own size; styles enlarge it by a whole factor. */
export function PixelCanvas({ pixels, className }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  const inks = use(InksContext);
  useEffect(() => {
    const image = new ImageData(side, side);
    for (const [at, value] of pixels.entries()) {
      const color = inks[value - 1];
      if (color !== undefined) image.data.set([color.red, color.green, color.blue, 255], at * 4);
    }
    ref.current?.getContext('2d')?.putImageData(image, 0, 0);
  }, [inks, pixels]);
  return <canvas ref={ref} className={className} width={side} height={side} />;
}
