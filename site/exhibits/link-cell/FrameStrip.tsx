import { HiddenLegend } from 'generator/app/ui/VisuallyHidden.tsx';
import { fill } from 'generator/model/text';
import type { Raster } from 'pixels/raster';
import { useEffect, useId, useRef } from 'react';
import { canvasOf } from '../kit/drawPicture';
import { drawFrame, type Strip } from './model';
import type { Words } from './words';

interface Props {
  readonly strip: Strip;
  readonly choose: (frame: number) => void;
  readonly words: Words;
}

/** The four frames, one of them to be chosen; a band for each drawing lies below all cells that show it. */
export function FrameStrip({ strip, choose, words }: Props) {
  const group = useId();
  return (
    <fieldset className="frame-strip">
      <HiddenLegend>{words.frames}</HiddenLegend>
      {strip.cells.map((cell, frame) => {
        const label = fill(words.frame, { number: frame + 1 });
        return (
          <label key={label} data-linked={cell === undefined || undefined}>
            <input type="radio" name={group} checked={frame === strip.frame} onChange={() => choose(frame)} />
            <FramePicture raster={drawFrame(strip, frame)} />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
}

/** CSS pixels for one of a frame, at most. */
const scale = 4;

/** A small frame, in whole pixels of the screen. */
function FramePicture({ raster }: { readonly raster: Raster }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const factor = Math.floor(scale * devicePixelRatio);
  const [width, height] = [raster.width * factor, raster.height * factor];
  useEffect(() => {
    const context = ref.current?.getContext('2d');
    if (!context) return;
    context.imageSmoothingEnabled = false;
    context.drawImage(canvasOf(raster), 0, 0, width, height);
  }, [raster, width, height]);
  return (
    <canvas
      ref={ref}
      width={width}
      height={height}
      style={{ width: width / devicePixelRatio, height: height / devicePixelRatio }}
    />
  );
}
