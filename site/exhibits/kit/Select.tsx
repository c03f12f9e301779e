interface Props<Value> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
}

/** One of several, where there are too many to stand side by side. */
export function Select<Value extends string>({ label, options, chosen, choose }: Props<Value>) {
  return (
    <label className="tool-control">
      <span>{label}</span>
      <select
        className="tool-select"
        value={chosen}
        onChange={({ currentTarget }) => {
          const option = options[currentTarget.selectedIndex];
          if (option !== undefined) choose(option.value);
        }}
      >
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
