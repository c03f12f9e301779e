/** An expected failure outside of the content: printed without a stack, ends with `exitCode`. */
export class CommandFailure extends Error {
  readonly exitCode: number;

  /** @param exitCode 2 where the command line is wrong, else 1 */
  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.name = 'CommandFailure';
    this.exitCode = exitCode;
  }
}
