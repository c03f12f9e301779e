import type { Animation } from 'pixels/animation';
import { countColors, paletteOf } from 'pixels/edit/paletteOf';
import { limits, type Remark } from 'pixels/parse/reading';
import type { Rgba } from 'pixels/raster';
import type { Outcome, PickedFile } from '../../kit/messages';
import type { OpenedPalette } from '../messages';
import { type ColorFile, parseColorFile } from './parseColorFile';

/** Most colours that are taken from a picture as they are; with more it is a photo or was smoothed. */
const mostOfPicture = 256;
/** How many stand for the colours of a picture that has more than that. */
const reducedTo = 32;

type Colors = Pick<OpenedPalette, 'name' | 'colors' | 'source'>;

/** Reads the colours of a file: what it is, its bytes tell, not its name. */
export async function openPalette(picked: PickedFile): Promise<Outcome<OpenedPalette>> {
  const { file } = picked;
  const refuse = (refusal: Remark) => ({ kind: 'refused', picked, refusal }) as const;
  const start = { at: 0, unit: 'byte' } as const;
  // It is not even read.
  if (file.size > limits.file)
    return refuse({ code: 'tooLarge', ...start, found: file.size, allowed: limits.file, measure: 'bytes' });
  const reading = await parseColorFile(file.name, new Uint8Array(await file.arrayBuffer()));
  if (!reading.ok) return refuse(reading.refusal);
  const found = colorsOf(reading.value);
  if (found.colors.length === 0) return refuse({ code: 'noColors', ...start });
  return { kind: 'opened', opened: { picked, ...found, notes: reading.notes } };
}

function colorsOf(parsed: ColorFile): Colors {
  if (parsed.kind === 'palette') {
    const { name, colors, format } = parsed.palette;
    return { name, colors, source: format === 'gpl' ? 'gpl' : 'colors' };
  }
  if (parsed.kind === 'picture') return colorsOfPicture(parsed.animation);
  const [palette] = parsed.file.palettes;
  // A drawing in true colour carries the default palette of the program along, whether it is used or not.
  if (palette === undefined || parsed.file.colorDepth !== 'indexed')
    return colorsOfPicture(parsed.file.animation);
  const { transparentIndex } = parsed.file;
  const colors = palette.colors
    .filter((_, index) => index !== transparentIndex)
    .map(({ color, name }) => ({ color, name }));
  return { name: '', colors, source: 'drawing' };
}

/** The colours that pixels have, the most frequent first. */
function colorsOfPicture({ frames }: Animation): Colors {
  const rasters = frames.map(({ raster }) => raster);
  const counted = countColors(rasters)?.filter(({ color }) => color[3] > 0);
  const isReduced = counted === undefined || counted.length > mostOfPicture;
  const colors: readonly Rgba[] = isReduced
    ? paletteOf(rasters, reducedTo)
    : counted.map(({ color }) => color);
  return {
    name: '',
    colors: colors.map((color) => ({ color, name: undefined })),
    source: isReduced ? 'reduced' : 'picture',
  };
}
