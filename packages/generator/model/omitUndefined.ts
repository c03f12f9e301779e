/**
 * The fields of an object that have a value. In documents an optional field is absent, never
 * `undefined`: what is spread over an object then never hides a field of that object, and a check with
 * `in` says whether there is a value.
 */
export function omitUndefined<const Fields extends object>(fields: Fields): Defined<Fields> {
  // TypeScript cannot follow a filter of entries; the type says the same as the line below.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<Fields>;
}

/** `Fields` in which each field that may be `undefined` is optional instead. */
export type Defined<Fields> = {
  [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key];
} & {
  [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Exclude<Fields[Key], undefined>;
};
