import type { Raster } from 'pixels/raster';
import { useEffect, useRef } from 'react';
import { canvasOf } from '../kit/drawPicture';

interface Props {
  /** Its name, seen below it and its alt text. */
  readonly label: string;
  readonly raster: Raster;
  /** CSS pixels for one of its own. */
  readonly scale: number;
  /** What is seen where it is empty; the page where this is absent. */
  readonly ground?: string;
}

/** A drawing in small, with its name. */
export function Copy({ label, raster, scale, ground }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  const { width, height } = raster;
  useEffect(() => {
    const context = ref.current?.getContext('2d');
    context?.clearRect(0, 0, width, height);
    context?.drawImage(canvasOf(raster), 0, 0);
  }, [raster, width, height]);
  return (
    <span className="drawing-copy">
      <canvas
        ref={ref}
        role="img"
        aria-label={label}
        width={width}
        height={height}
        style={{ width: width * scale, height: height * scale, background: ground }}
      />
      <small aria-hidden="true">{label}</small>
    </span>
  );
}
