/** The reader's work on an exercise: its state, and how it came about. */
export interface Work<State> {
  readonly state: State;
  /** Where it began. */
  readonly from: State;
  /** The state after each move, the last one at the end: what one press or key changes is one. */
  readonly moves: readonly State[];
  /** The press or key that the last move belongs to, by its number. */
  readonly press: number;
}

export function beginWork<State>(state: State): Work<State> {
  return { state, from: state, moves: [], press: -1 };
}

/**
 * The work with another state.
 * @param write what a link carries: what is only selected or shown is no move, nor a press that is taken back
 */
export function followWork<State>(
  work: Work<State>,
  state: State,
  press: number,
  write: (state: State) => string,
): Work<State> {
  const written = write(state);
  if (written === write(work.state)) return { ...work, state };
  const isSame = press === work.press;
  const before = isSame ? work.moves.slice(0, -1) : work.moves;
  if (isSame && written === write(before.at(-1) ?? work.from))
    return { ...work, state, moves: before, press: -1 };
  return { ...work, state, moves: [...before, state], press };
}

/**
 * Whether the goal was reached by own moves: a work that was met when it was opened, and has been ever since, is
 * somebody else's.
 */
export function isOwnWork<State>({ from, moves }: Work<State>, isMet: (state: State) => boolean): boolean {
  return moves.length > 0 && [from, ...moves].some((state) => !isMet(state));
}
