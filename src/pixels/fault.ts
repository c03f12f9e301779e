/** Something wrong in a text of the art folder. Lines and columns are 1-based. */
export interface Fault {
  readonly line: number;
  readonly column: number;
  /** What is wrong, as a sentence that quotes what was found. */
  readonly message: string;
  /** What would be right. */
  readonly remedy: string;
}
