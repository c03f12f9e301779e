/**
 * A YAML file of the content folder that all languages share. The feature whose file it is declares how it is read
 * (`LoadHooks.data`); what was read is found by this: `content.shared(keysData)`.
 */
export interface SharedData<Value> {
  /** Its name below `content/`. */
  readonly file: string;
  /** The value of a site without the file. */
  readonly none: Value;
}

/** Finds the values of shared files, which are given by the names of the files. */
export type FindShared = <Value>(data: SharedData<Value>) => Value;

export function findIn(values: ReadonlyMap<string, unknown>): FindShared {
  // Who declares a file also parses it: what is kept by its name is of its type.
  return <Value>({ file, none }: SharedData<Value>) => (values.get(file) as Value | undefined) ?? none;
}
