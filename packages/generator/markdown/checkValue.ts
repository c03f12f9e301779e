import type { z } from 'zod';
import { type Fault, issueFaults, type Noun } from './zodIssue';

export interface CheckedValue<T> {
  /** The value without its faulty keys; `undefined` if that is not valid. */
  readonly value: T | undefined;
  readonly faults: readonly Fault[];
}

/** Checks external data against a schema and describes its faults in plain words. */
export function checkValue<T>(schema: z.ZodType<T>, input: unknown, noun: Noun = 'key'): CheckedValue<T> {
  const result = schema.safeParse(input);
  if (result.success) return { value: result.data, faults: [] };
  const faults = firstOfEachPlace(
    result.error.issues.flatMap((issue) => issueFaults(issue, schema, input, noun)),
  );
  const rest = schema.safeParse(withoutFaulty(input, faults));
  return { value: rest.success ? rest.data : undefined, faults };
}

function firstOfEachPlace(faults: readonly Fault[]): Fault[] {
  const places = new Map<string, Fault>();
  for (const fault of faults) {
    const place = fault.path.map(String).join('.');
    if (!places.has(place)) places.set(place, fault);
  }
  return [...places.values()];
}

function withoutFaulty(input: unknown, faults: readonly Fault[]): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return {};
  const faulty = new Set(faults.map(({ path }) => String(path[0])));
  return Object.fromEntries(Object.entries(input).filter(([key]) => !faulty.has(key)));
}
