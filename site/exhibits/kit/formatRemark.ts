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

/** The words for a remark of a parser. Each code of `remarkCodes` has an entry, or this is a type error. */
export function formatRemark(
  { code, at, unit, found, allowed }: Remark,
  { kit, remarks }: Pick<ToolWords, 'kit' | 'remarks'>,
): FormattedRemark {
  const facts = [
    ...(unit === 'file' ? [] : [fill(kit[unit], { at })]),
    ...(found === undefined ? [] : [fill(kit.found, { found })]),
    ...(allowed === undefined ? [] : [fill(kit.allowed, { allowed })]),
  ];
  return { ...remarks[code], facts };
}
