import { fill } from 'generator/model/text';
import type { Remark } from 'pixels/parse/reading';
import type { ToolWords } from './words';

/** A remark in the reader's language. */
interface FormattedRemark {
  readonly what: string;
  readonly remedy: string;
  /** Where it is in the file unless the whole is meant, what stands there and what is allowed, as far as the parser tells. */
  readonly facts: readonly string[];
}

type Words = Pick<ToolWords, 'kit' | 'remarks' | 'unread'>;

/** Formats that are not read, by what helps; of all others the program that they come from does. */
const unreadKinds: Readonly<Record<string, Exclude<keyof ToolWords['unread'], 'what'>>> = {
  JPEG: 'photo',
  MP4: 'film',
  MOV: 'film',
  WebM: 'film',
  ZIP: 'archive',
  'Adobe Swatch Exchange': 'palette',
  'GIMP Palette': 'palette',
  'JASC-PAL': 'palette',
};

/**
 * The words for a remark of a parser. Each code of `remarkCodes` has an entry, or this is a type error.
 * @param formats that the tool reads, in words
 */
export function formatRemark(
  remark: Remark,
  { kit, remarks, unread }: Words,
  formats: string,
): FormattedRemark {
  const { code, at, unit, found, allowed, measure } = remark;
  const remedy = fill(remarks[code].remedy, { formats });
  if (code === 'unknownFormat' && found !== undefined) {
    const kind = unreadKinds[String(found)];
    const what = fill(unread.what, { format: found });
    return { what, remedy: kind === undefined ? remedy : unread[kind], facts: [] };
  }
  const facts = [
    ...(unit === 'file' ? [] : [fill(kit[unit], { at })]),
    // What is too large by a little must not look like what is allowed.
    ...(found === undefined ? [] : [fill(kit.found, { found: sayMeasure(found, measure, kit, Math.ceil) })]),
    ...(allowed === undefined
      ? []
      : [fill(kit.allowed, { allowed: sayMeasure(allowed, measure, kit, Math.floor) })]),
  ];
  return { what: remarks[code].what, remedy, facts };
}

/** A size with its unit; anything else as it is. */
function sayMeasure(
  value: string | number,
  measure: Remark['measure'],
  { measures }: Pick<ToolWords['kit'], 'measures'>,
  round: (value: number) => number,
): string | number {
  if (measure === undefined || typeof value === 'string') return value;
  const tenths = (unit: number) => round((value / unit) * 10) / 10;
  return fill(measures[measure], {
    count: value,
    size: tenths(1024 * 1024),
    millions: tenths(1_000_000),
    tenThousands: round(value / 10_000),
  });
}
