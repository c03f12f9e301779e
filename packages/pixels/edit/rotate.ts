import type { Raster } from '../raster';
import { pixels32, rasterOf } from './pixels32';
import { scale2x } from './scale2x';

/** Largest picture that is enlarged eightfold, in pixels: its enlargement takes 256 MB. */
const mostPixels = 1 << 20;

/**
 * Turns a picture clockwise about its middle; every pixel takes the one that lies under its middle.
 * The result is as large as it needs to be, and by an even number of pixels larger or smaller than the
 * picture, so that the middle stays on the grid. Quarter turns lose nothing.
 * @param degrees any number
 */
export function rotateNearest(raster: Raster, degrees: number): Raster {
  return sample(raster, raster, 1, degrees);
}

/**
 * The same with edges kept, as RotSprite does it: enlarged eightfold by three times Scale2x, turned,
 * and brought back to size by taking one pixel of each square. It makes no new colours.
 * Source: Xenowhirl, https://info.sonicretro.org/RotSprite and https://en.wikipedia.org/wiki/Pixel-art_scaling_algorithms#RotSprite
 * @throws RangeError if the picture has more than a million pixels (1024 by 1024)
 */
export function rotateRotSprite(raster: Raster, degrees: number): Raster {
  if (raster.width * raster.height > mostPixels)
    throw new RangeError(`${raster.width}x${raster.height} is too large to be enlarged eightfold`);
  return sample(raster, scale2x(scale2x(scale2x(raster))), 8, degrees);
}

/** @param source the picture, `factor` times as large */
function sample({ width, height }: Raster, source: Raster, factor: number, degrees: number): Raster {
  const [cos, sin] = directionOf(degrees);
  const across = Math.abs(width * cos) + Math.abs(height * sin);
  const down = Math.abs(width * sin) + Math.abs(height * cos);
  const isQuarter = degrees % 90 === 0;
  const turned = {
    width: isQuarter ? Math.round(across) : evenly(across, width),
    height: isQuarter ? Math.round(down) : evenly(down, height),
  };
  const pixels = pixels32(source);
  const result = new Uint32Array(turned.width * turned.height);
  for (let y = 0, at = 0; y < turned.height; y++)
    for (let x = 0; x < turned.width; x++, at++) {
      const dx = x + 0.5 - turned.width / 2;
      const dy = y + 0.5 - turned.height / 2;
      const fromX = Math.floor((dx * cos + dy * sin + width / 2) * factor);
      const fromY = Math.floor((dy * cos - dx * sin + height / 2) * factor);
      if (fromX >= 0 && fromX < source.width && fromY >= 0 && fromY < source.height)
        result[at] = pixels[fromY * source.width + fromX] ?? 0;
    }
  return rasterOf(turned.width, turned.height, result);
}

/**
 * Turns a picture clockwise by three shears, of rows, columns and rows again, each by whole pixels:
 * every pixel of the picture is there once, none is lost or doubled. Over 45 degrees quarter turns
 * come first.
 * Source: A. W. Paeth, "A fast algorithm for general raster rotation" (1986),
 * https://graphicsinterface.org/wp-content/uploads/gi1986-15.pdf
 */
export function rotateShears(raster: Raster, degrees: number): Raster {
  const quarters = Math.round(degrees / 90);
  const { width, height, ...rest } = rotateNearest(raster, quarters * 90);
  const angle = ((degrees - quarters * 90) * Math.PI) / 180;
  const [rowShear, columnShear] = [-Math.tan(angle / 2), Math.sin(angle)];
  const pixels = pixels32({ width, height, ...rest });
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  const placeOf = (x: number, y: number) => {
    const sheared = x - middleX + Math.round(rowShear * (y - middleY));
    const row = y - middleY + Math.round(columnShear * sheared);
    return { x: sheared + Math.round(rowShear * row), y: row };
  };
  let [farX, farY] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = placeOf(x, y);
      farX = Math.max(farX, Math.abs(place.x));
      farY = Math.max(farY, Math.abs(place.y));
    }
  const size = { width: farX * 2 + 1, height: farY * 2 + 1 };
  const result = new Uint32Array(size.width * size.height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const place = placeOf(x, y);
      result[(place.y + farY) * size.width + place.x + farX] = pixels[at] ?? 0;
    }
  return rasterOf(size.width, size.height, result);
}

/** Cosine and sine, exact for quarter turns. */
function directionOf(degrees: number): readonly [cos: number, sin: number] {
  const turn = ((degrees % 360) + 360) % 360;
  if (turn % 90 === 0) return [[1, 0, -1, 0][turn / 90] ?? 1, [0, 1, 0, -1][turn / 90] ?? 0];
  return [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
}

/** The next whole number that is even where `like` is, and odd where it is odd. */
function evenly(length: number, like: number): number {
  const whole = Math.ceil(length - 1e-9);
  return (whole - like) % 2 === 0 ? whole : whole + 1;
}
