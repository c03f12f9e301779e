import type { ArtPicture } from 'generator/model/art';
import { packColor, pixels32, rasterOf, unpackColor } from 'pixels/edit/pixels32';
import type { NamedColor } from 'pixels/parse/paletteFile';
import type { Raster } from 'pixels/raster';
import { useEffect, useMemo, useRef, useState } from 'react';
import { seeColor, type View } from './colorCodes';
import { orderColors } from './orderColors';

interface Props {
  readonly picture: ArtPicture;
  readonly colors: readonly NamedColor[];
  readonly view: View;
}

/** The picture of the still in the colours of the palette. */
export function Painted({ picture: { src, width, height }, colors, view }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<Raster>();
  useEffect(() => {
    const image = new Image();
    image.src = src;
    const read = async () => {
      await image.decode();
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(image, 0, 0);
      setDrawn(context?.getImageData(0, 0, width, height));
    };
    read().catch(() => undefined); // The swatches say all that is to be known.
  }, [src, width, height]);
  const painted = useMemo(() => drawn && paintIn(drawn, colors, view), [drawn, colors, view]);
  useEffect(() => {
    if (painted)
      ref.current?.getContext('2d')?.putImageData(new ImageData(painted.data, width, height), 0, 0);
  }, [painted, width, height]);
  return <canvas ref={ref} width={width} height={height} />;
}

/** From its darkest colour to its lightest one, each becomes the one that is as far along in the palette. */
function paintIn(raster: Raster, colors: readonly NamedColor[], view: View): Raster {
  const pixels = pixels32(raster).slice();
  const own = [...new Set(pixels)].map(unpackColor).filter(([, , , alpha]) => alpha === 255);
  const tones = orderColors(
    own.map((color) => ({ color, name: undefined })),
    'lightness',
  );
  const inks = orderColors(colors, 'lightness');
  const inkOf = new Map(
    tones.map(({ color }, index) => {
      const ink = inks[Math.round((index * (inks.length - 1)) / (tones.length - 1))]?.color ?? color;
      return [packColor(color), packColor(seeColor(ink, view))];
    }),
  );
  return rasterOf(
    raster.width,
    raster.height,
    pixels.map((pixel) => inkOf.get(pixel) ?? pixel),
  );
}
