import type { Position } from '../model/parsed';
import { type Problem, sortProblems } from '../model/problem';

/** What helps to mend a problem; what is `undefined` is left out. */
export interface Help {
  readonly remedy?: string | undefined;
  readonly nearest?: string | undefined;
}

/** Collects the problems of one file. */
export class ProblemList {
  readonly #file: string;
  readonly #problems: Problem[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  error(at: Position, message: string, help: Help = {}): void {
    this.#add('error', at, message, help);
  }

  warning(at: Position, message: string, help: Help = {}): void {
    this.#add('warning', at, message, help);
  }

  include(problems: readonly Problem[]): void {
    this.#problems.push(...problems);
  }

  /** All problems so far, in the order of the file. */
  sorted(): Problem[] {
    return sortProblems(this.#problems);
  }

  #add(severity: Problem['severity'], at: Position, message: string, { remedy, nearest }: Help): void {
    this.#problems.push({
      severity,
      file: this.#file,
      line: at.line,
      column: at.column,
      message,
      ...(remedy !== undefined && { remedy }),
      ...(nearest !== undefined && { nearest }),
    });
  }
}
