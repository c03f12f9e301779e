/** What is chosen for a file that nobody needs. */
export const deleted = 'deleted';

/** The files of a folder, by the names that they were given in a hurry. */
export const files = [
  'slime',
  'slime_final',
  'slime_final2',
  'slime_new',
  'slime_16x.png',
  'slime_hat',
] as const;
export type File = (typeof files)[number];

/** The name that says what each of them is. */
const names: Readonly<Record<File, string>> = {
  slime: 'slime_master',
  slime_final: 'slime_v01',
  slime_final2: 'slime_v02_work',
  slime_new: 'slime_master_v02_work',
  'slime_16x.png': deleted,
  slime_hat: 'slime_v03',
};

/** What there is to choose from, in the order of letters; some of it fits nothing. */
export const choices = [...Object.values(names), 'slime_final3', 'slime_v3', 'slime_v03_work'].toSorted();

/** The file that a wish to go back begins from. */
export const source = names.slime_final;

/** What was chosen for the files, and of which of them a copy is made for the last wish. */
export type Folder = Readonly<Partial<Record<File | 'copied', string>>>;

export const isRight = (folder: Folder, part: File | 'copied'): boolean =>
  folder[part] === (part === 'copied' ? source : names[part]);

/** Whether every file has the name that says what it is. */
export const areNamed = (folder: Folder): boolean => files.every((file) => isRight(folder, file));

/** Whether there is nothing left to do. */
export const isTidy = (folder: Folder): boolean => areNamed(folder) && isRight(folder, 'copied');

/**
 * The folder as a list shows it that is sorted letter by letter: what is deleted is gone, and so is what another file of
 * the same name was saved over.
 */
export const sortFolder = (folder: Folder): readonly string[] =>
  [...new Set(files.map((file) => folder[file] ?? file))].filter((name) => name !== deleted).toSorted();

export type Fault = 'digits' | 'final' | 'lost' | File | 'copied';

/** What is wrong with a choice: with the name itself, or with what it says of the file. */
export function faultOf(folder: Folder, part: File | 'copied'): Fault | undefined {
  const chosen = folder[part];
  if (chosen === undefined || isRight(folder, part)) return undefined;
  // Whatever it is called, it is not to be kept.
  if (names[part as File] === deleted) return part;
  if (chosen === 'slime_v3') return 'digits';
  if (chosen === 'slime_final3') return 'final';
  return chosen === deleted ? 'lost' : part;
}
