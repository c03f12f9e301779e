interface Props {
  /** Names the work. */
  readonly label: string;
  /** From 0 to 1; `undefined` where nobody can tell. */
  readonly done: number | undefined;
  readonly stop: string;
  readonly onStop: () => void;
}

/** How far work has come, and a way to stop it. What is done in a moment does not show it. */
export function Progress({ label, done, stop, onStop }: Props) {
  return (
    <div className="tool-progress">
      <label>
        {label}
        <progress value={done} max={1} />
      </label>
      <button className="tool-quiet" type="button" onClick={onStop}>
        {stop}
      </button>
    </div>
  );
}
