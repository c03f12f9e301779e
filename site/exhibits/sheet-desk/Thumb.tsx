import type { Area } from 'pixels/edit/area';
import type { Raster } from 'pixels/raster';
import { memo, useEffect, useRef } from 'react';
import { shrink } from './shrink';

interface Props {
  readonly raster: Raster;
  readonly area: Area;
}

/** Longest side in CSS pixels. */
const side = 64;

/** A frame in small, each of its pixels with a whole number of pixels of the screen. */
export const Thumb = memo(({ raster, area }: Props) => {
  const ref = useRef<HTMLCanvasElement>(null);
  const { left, top, width, height } = area;
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const screenSide = Math.round(side * devicePixelRatio);
    const image = shrink({ raster, area: { left, top, width, height } }, screenSide);
    canvas.width = image.width;
    canvas.height = image.height;
    context.putImageData(image, 0, 0);
    const scale = Math.max(1, Math.floor(screenSide / Math.max(image.width, image.height)));
    canvas.style.inlineSize = `${(image.width * scale) / devicePixelRatio}px`;
    canvas.style.blockSize = `${(image.height * scale) / devicePixelRatio}px`;
  }, [raster, left, top, width, height]);
  return <canvas ref={ref} />;
});
