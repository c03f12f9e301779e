import { fill } from '../../model/text';
import type { ToolWords } from '../../model/words';
import type { Remark } from '../../pixels/parse/reading';

/** What is said of a file, in the reader's language. */
export interface SaidRemark {
  readonly what: string;
  readonly remedy: string;
  /** Where it is in the file, what stands there and what is allowed, as far as the parser tells. */
  readonly facts: readonly string[];
}

/** The words for a remark of a parser. Each code of `remarkCodes` has an entry, or this is a type error. */
export function sayRemark(
  { code, at, unit, found, allowed }: Remark,
  { kit, remarks }: Pick<ToolWords, 'kit' | 'remarks'>,
): SaidRemark {
  const facts = [
    fill(kit[unit], { at }),
    ...(found === undefined ? [] : [fill(kit.found, { found })]),
    ...(allowed === undefined ? [] : [fill(kit.allowed, { allowed })]),
  ];
  return { ...remarks[code], facts };
}
