import type { Position } from '../model/parsed';
import { errorAt, type Help, type Problem, sortProblems, warningAt } from '../model/problem';

/** Collects the problems of one file. */
export class ProblemList {
  readonly #file: string;
  readonly #problems: Problem[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  error(at: Position, message: string, help?: Help): void {
    this.#problems.push(errorAt({ ...at, file: this.#file }, message, help));
  }

  warning(at: Position, message: string, help?: Help): void {
    this.#problems.push(warningAt({ ...at, file: this.#file }, message, help));
  }

  include(problems: readonly Problem[]): void {
    this.#problems.push(...problems);
  }

  /** All problems so far, in order of position. */
  sorted(): Problem[] {
    return sortProblems(this.#problems);
  }
}
