/** Something to mend in a text. */
export interface WordFault {
  /** Index of its first character in the file. */
  readonly at: number;
  readonly message: string;
  readonly remedy: string;
}
