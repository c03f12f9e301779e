import type { Raster } from 'pixels/raster';
import { useEffect, useRef } from 'react';
import { canvasOf } from '../kit/drawPicture';
import { scaleWithin } from '../kit/fitFactor';

/** CSS pixels for one of the picture: small enough that the eye mixes. */
const most = 2;

/** The picture nearly as small as it will be seen; steps show there, and what softens them. */
export function RealSize({ label, raster }: { readonly label: string; readonly raster: Raster }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = ref.current?.getContext('2d');
    context?.drawImage(canvasOf(raster), 0, 0);
  }, [raster]);
  const { width, height } = raster;
  const scale = scaleWithin(raster, { width: most * width, height: most * height });
  return (
    <canvas
      ref={ref}
      role="img"
      aria-label={label}
      width={width}
      height={height}
      style={{ width: width * scale, height: height * scale, imageRendering: 'pixelated' }}
    />
  );
}
