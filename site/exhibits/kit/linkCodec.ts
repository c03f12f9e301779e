/** Writes values as text, for the state in the link to an exercise, and reads them back. */
export interface LinkCodec<Value> {
  readonly write: (value: Value) => string;
  /** `undefined` for any text that `write` does not give. */
  readonly read: (text: string) => Value | undefined;
}

/** A part of such a text. Only those of more than one part refuse on their own whatever is written in another way. */
export interface Field<Value> extends LinkCodec<Value> {
  /** Source of a regular expression for its texts, without groups that capture. */
  readonly pattern: string;
}

/**
 * An object as its fields, in the order of a template.
 * @param template the name of each field in braces, with what stands between them: `{width}x{height}`
 */
export function fields<Values extends object>(
  template: string,
  parts: { readonly [Name in keyof Values]: Field<Values[Name]> },
): Field<Values> {
  // Names alternate with the texts around them.
  const tokens = template.split(/[{}]/);
  const isName = (token: string, index: number): token is keyof Values & string => index % 2 === 1;
  const names = tokens.filter(isName);
  return converted(
    sequence(tokens.map((token, index) => (isName(token, index) ? parts[token] : oneOf(token)))),
    (values) => Object.fromEntries(names.map((name) => [name, values[tokens.indexOf(name)]])) as Values,
    (values) => tokens.map((token, index) => (isName(token, index) ? values[token] : token)),
  );
}

/** Values one after another, as many as there are fields for them. */
export function listOf<Value>(parts: readonly Field<Value>[], separator: string): Field<readonly Value[]> {
  const separated = <Item>(items: readonly Item[], between: Item) =>
    items.flatMap((item, index) => (index === 0 ? [item] : [between, item]));
  return converted(
    sequence(separated<Part>(parts, oneOf(separator))),
    (values) => parts.map((_, index) => values[2 * index]) as readonly Value[],
    (values) => separated<unknown>(values, separator),
  );
}

// biome-ignore lint/suspicious/noExplicitAny: each part of a sequence has a type of its own
type Part = Field<any>;

/** Values of different fields, without anything between them. */
function sequence(parts: readonly Part[]): Field<readonly unknown[]> {
  const patternWith = (open: string) => parts.map(({ pattern }) => `${open}${pattern})`).join('');
  const write = (values: readonly unknown[]) =>
    parts.map((part, index) => part.write(values[index])).join('');
  return {
    pattern: patternWith('(?:'),
    write,
    read: (text) => {
      const found = new RegExp(`^${patternWith('(')}$`).exec(text)?.slice(1);
      const values = found?.map((written, index) => parts[index]?.read(written));
      return values?.every((value) => value !== undefined) && write(values) === text ? values : undefined;
    },
  };
}

/** A whole number from `smallest` to `largest`. */
export function int(smallest: number, largest: number): Field<number> {
  return {
    pattern: '\\d+',
    write: String,
    read: (text) => (Number(text) >= smallest && Number(text) <= largest ? Number(text) : undefined),
  };
}

/** One of a few words or numbers, written as it is. */
export function oneOf<const Values extends readonly (string | number)[]>(
  ...values: Values
): Field<Values[number]> {
  return {
    pattern: values.join('|').replaceAll('.', '\\.'),
    write: String,
    read: (text) => values.find((value) => String(value) === text),
  };
}

/**
 * Values by their places, of `size` places in all: each place as a number of base 36 with as many digits as the
 * last one needs, and its value after it, of one letter or none.
 */
export function marks<Value>(size: number, value: Field<Value>): Field<ReadonlyMap<number, Value>> {
  const digits = (size - 1).toString(36).length;
  const pattern = `[0-9a-z]{${digits}}(?:${value.pattern})`;
  return {
    pattern: `(?:${pattern})*`,
    write: (values) =>
      [...values]
        .sort(([one], [other]) => one - other)
        .map(([place, own]) => place.toString(36).padStart(digits, '0') + value.write(own))
        .join(''),
    read: (text) => {
      const values = new Map<number, Value>();
      for (const [mark] of text.matchAll(new RegExp(pattern, 'g'))) {
        const place = Number.parseInt(mark.slice(0, digits), 36);
        const own = value.read(mark.slice(digits));
        if (place >= size || own === undefined) return undefined;
        values.set(place, own);
      }
      return values;
    },
  };
}

/** Places among so many. */
export function places(size: number): Field<ReadonlySet<number>> {
  return converted(
    marks(size, { pattern: '', write: () => '', read: () => true }),
    (values): ReadonlySet<number> => new Set(values.keys()),
    (set) => new Map([...set].map((place) => [place, true])),
  );
}

/** Places among so many, written as those in which they differ from what is there at first. */
export function changes(start: ReadonlySet<number>, size: number): Field<ReadonlySet<number>> {
  const difference = (set: ReadonlySet<number>): ReadonlySet<number> =>
    new Set([...start, ...set].filter((place) => start.has(place) !== set.has(place)));
  return converted(places(size), difference, difference);
}

/** Another form of the values of a field; what cannot be converted is refused. */
export function converted<From, To>(
  field: Field<From>,
  convert: (value: From) => To | undefined,
  convertBack: (value: To) => From,
): Field<To> {
  return {
    pattern: field.pattern,
    write: (value) => field.write(convertBack(value)),
    read: (text) => {
      const value = field.read(text);
      return value === undefined ? undefined : convert(value);
    },
  };
}

/** A field that refuses some of its values. */
export function checked<Value>(field: Field<Value>, isAllowed: (value: Value) => boolean): Field<Value> {
  const keep = (value: Value) => value;
  return converted(field, (value) => (isAllowed(value) ? value : undefined), keep);
}
