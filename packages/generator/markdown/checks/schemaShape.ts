import { z } from 'zod';

export type Schema = z.core.$ZodType;
export type Path = readonly PropertyKey[];

/** The schema inside one for optional, default or converted values. */
function unwrapped(schema: Schema): Schema | undefined {
  if (schema instanceof z.ZodPipe) return schema.in;
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return schema.unwrap();
  }
  return undefined;
}

function bare(schema: Schema): Schema {
  const inner = unwrapped(schema);
  return inner === undefined ? schema : bare(inner);
}

/** The alternatives of a union; any other schema itself. */
export function optionsOf(schema: Schema): readonly Schema[] {
  const inner = bare(schema);
  return inner instanceof z.ZodUnion ? inner.options : [inner];
}

/** The keys that an object schema allows. */
export function keysOf(schema: Schema | undefined): string[] {
  const options = schema === undefined ? [] : optionsOf(schema);
  return [
    ...new Set(options.flatMap((option) => (option instanceof z.ZodObject ? Object.keys(option.shape) : []))),
  ];
}

/** The schema at `path`; `undefined` if there is none. */
export function schemaAt(schema: Schema, path: Path): Schema | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  for (const option of optionsOf(schema)) {
    const child = childSchema(option, String(key));
    if (child !== undefined) return schemaAt(child, rest);
  }
  return undefined;
}

function childSchema(schema: Schema, key: string): Schema | undefined {
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  if (!(schema instanceof z.ZodObject)) return undefined;
  const shape: Readonly<Record<string, Schema>> = schema.shape;
  return Object.hasOwn(shape, key) ? shape[key] : undefined;
}

/** The values that a schema of literals accepts; none for other schemas. */
export function literalsOf(schema: Schema | undefined): string[] {
  return schema instanceof z.ZodLiteral ? [...schema.values].map(String) : [];
}

/** The description of a schema, if it has one. */
export function descriptionOf(schema: Schema | undefined): string | undefined {
  if (schema === undefined) return undefined;
  const inner = unwrapped(schema);
  return z.globalRegistry.get(schema)?.description ?? descriptionOf(inner);
}

/** The accepted type in words: `a text or null`. */
export function expectedBy(schema: Schema | undefined): string {
  if (schema === undefined) return 'something else';
  if (schema instanceof z.ZodNullable) return `${expectedBy(schema.unwrap())} or null`;
  const inner = unwrapped(schema);
  if (inner !== undefined) return expectedBy(inner);
  if (schema instanceof z.ZodUnion) return [...new Set(optionsOf(schema).map(expectedBy))].join(' or ');
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.join(', ')}`;
  if (schema instanceof z.ZodLiteral)
    return [...schema.values].map((value) => JSON.stringify(value)).join(' or ');
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'a whole number' : 'a number';
  return nouns[schema._zod.def.type] ?? schema._zod.def.type;
}

const nouns: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
  record: 'a mapping',
};
