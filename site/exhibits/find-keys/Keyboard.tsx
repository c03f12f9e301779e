import { type Keys, type Modifier, modifierNames, modifiers, nameKeys, type System } from './keys';
import { findTaken, type OwnList, type TakenRow } from './model';

interface Props {
  readonly list: OwnList;
  readonly taken: readonly TakenRow[];
  /** Those that are pressed or chosen: with its modifiers each key shows whether somebody takes it. */
  readonly keys: Keys;
  /** Of the answer, while it plays: whether they are down. */
  readonly isDown: boolean;
}

const arrows = { Left: '←', Right: '→', Up: '↑', Down: '↓' };
/** What is printed on keys whose name has no room. */
const printed: Readonly<Record<string, string>> = {
  ...arrows,
  Backspace: '⌫',
  Enter: '⏎',
  Plus: '+',
  Space: '',
};

const rows: readonly (readonly string[])[] = [
  ['Esc', ...Array.from({ length: 12 }, (_, index) => `F${index + 1}`)],
  [...'1234567890', '-', 'Plus', 'Backspace'],
  ['Tab', ...'QWERTYUIOP', '[', ']'],
  [...'ASDFGHJKL', ';', 'Enter'],
  ['shift', ...'ZXCVBNM', ',', '.', '/', 'Up'],
  ['control', 'meta', 'alt', 'Space', 'Left', 'Down', 'Right'],
];

export function isModifier(name: string): name is Modifier {
  return modifiers.some((modifier) => modifier === name);
}

/** A keyboard that lights up: what is pressed, what is held, who takes what with it, and what is on the reader's list. */
export function Keyboard({ list, taken, keys, isDown }: Props) {
  const { system } = list;
  const own = new Set(list.rows.map((row) => nameKeys(row.keys, system)));
  return (
    <div className="keys-board" aria-hidden="true">
      {rows.map((row) => (
        <span key={row[0]}>
          {row.map((name) => {
            const isHeld = isModifier(name);
            const withHeld = { held: keys.held, key: name };
            return (
              <b
                key={name}
                data-key={name}
                data-held={(isHeld && keys.held.includes(name)) || undefined}
                data-down={name === keys.key || undefined}
                data-deep={(isDown && name === keys.key) || undefined}
                data-taken={(!isHeld && findTaken(taken, system, withHeld) !== undefined) || undefined}
                data-own={(!isHeld && own.has(nameKeys(withHeld, system))) || undefined}
              >
                {labelOf(name, system)}
              </b>
            );
          })}
        </span>
      ))}
    </div>
  );
}

function labelOf(name: string, system: System): string {
  return isModifier(name) ? modifierNames[system][name] : (printed[name] ?? name);
}
