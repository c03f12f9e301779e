import type { Animation } from '../animation';
import type { NamedColor } from '../parse/paletteFile';
import { limits, type Reading, type Remark, remarkCodes } from '../parse/reading';
import type { ParsedFile } from './parseByFormat';

/** The faults of a parser's answer: the limits, whole rasters, remarks with a place. */
export function findFaults(reading: Reading<ParsedFile>, bytes: Uint8Array): string[] {
  if (!reading.ok) return findRemarkFaults(reading.refusal, bytes);
  const { value, notes } = reading;
  return [
    ...(notes.length > limits.notes + 1 ? [`${notes.length} remarks`] : []),
    ...notes.flatMap((remark) => findRemarkFaults(remark, bytes)),
    ...findValueFaults(value),
  ];
}

function findValueFaults(value: ParsedFile): string[] {
  switch (value.kind) {
    case 'picture':
      return findAnimationFaults(value.animation);
    case 'aseprite':
      return [
        ...findAnimationFaults(value.file.animation),
        ...value.file.palettes.flatMap(({ colors }) => findColorFaults(colors)),
        ...(value.file.cels.some(({ frame }) => frame >= value.file.animation.frames.length)
          ? ['a cel without a frame']
          : []),
      ];
    case 'palette':
      return [
        ...findColorFaults(value.palette.colors),
        ...(value.palette.colors.length === 0 ? ['no colours'] : []),
      ];
    case 'zip': {
      const size = value.zip.entries.reduce((sum, entry) => sum + (entry.bytes?.length ?? 0), 0);
      return size > limits.decompressed ? [`${size} bytes unpacked`] : [];
    }
  }
}

function findAnimationFaults({ width, height, frames, palette }: Animation): string[] {
  const faults: string[] = [];
  if (Math.min(width, height) < 1 || Math.max(width, height) > limits.side)
    faults.push(`${width} × ${height}`);
  if (frames.length < 1 || frames.length > limits.frames) faults.push(`${frames.length} frames`);
  if (width * height * frames.length > limits.pixels) faults.push('too many pixels');
  if ((palette?.length ?? 0) > limits.colors) faults.push(`${palette?.length} colours`);
  for (const { raster, duration } of frames) {
    if (raster.width !== width || raster.height !== height) faults.push('a frame of another size');
    if (raster.data.length !== width * height * 4) faults.push('a raster that is not whole');
    if (!(duration >= 0 && duration < 1_000_000)) faults.push(`a duration of ${duration}`);
  }
  return faults;
}

function findColorFaults(colors: readonly NamedColor[]): string[] {
  const isWhole = ({ color }: NamedColor) =>
    color.length === 4 && color.every((value) => value >= 0 && value <= 255);
  return [
    ...(colors.length > limits.colors ? [`${colors.length} colours`] : []),
    ...(colors.every(isWhole) ? [] : ['a colour that is none']),
  ];
}

function findRemarkFaults({ code, at, unit, found }: Remark, bytes: Uint8Array): string[] {
  const isPlace = Number.isInteger(at) && at >= (unit === 'line' ? 1 : 0) && at <= bytes.length + 1;
  const isShort = typeof found !== 'string' || found.length <= limits.quoted + 1;
  return remarkCodes.includes(code) && isPlace && isShort ? [] : [`${code} at ${unit} ${at}: ${found}`];
}
