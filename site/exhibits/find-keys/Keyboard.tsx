import { rasterOf } from 'pixels/edit/pixels32';
import { useEffect, useRef } from 'react';
import { canvasOf } from '../kit/drawPicture';
import { foxHeight, foxWidth, layFox } from '../kit/fox';
import { type Keys, type Modifier, modifierNames, modifiers, nameKeys, type System } from './keys';
import { isFree, type OwnList, type TakenRow, takenWithOthers } from './model';

interface Props {
  readonly list: OwnList;
  readonly taken: readonly TakenRow[];
  /** Those that are pressed or chosen: with its modifiers each key shows whether somebody takes it. */
  readonly keys: Keys;
  /** They are those of the answer, which plays: the fox comes with them. */
  readonly isAnswer: boolean;
  /** Of the answer: whether they are down. */
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

/** Row by row; those that are held by their modifier. */
export const keyRows: readonly (readonly string[])[] = [
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
export function Keyboard({ list, taken, keys, isAnswer, isDown }: Props) {
  const { system } = list;
  const withOthers = takenWithOthers(taken, system);
  const own = new Set(list.rows.map((row) => nameKeys(row.keys, system)));
  return (
    <div className="keys-board" aria-hidden="true">
      {keyRows.map((row) => (
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
                data-taken={(!isHeld && !isFree(taken, system, withHeld)) || undefined}
                data-some={(keys.held.length === 0 && withOthers.has(name)) || undefined}
                data-own={(!isHeld && own.has(nameKeys(withHeld, system))) || undefined}
              >
                {labelOf(name, system)}
                {isAnswer && name === keys.key && <Fox />}
              </b>
            );
          })}
        </span>
      ))}
    </div>
  );
}

/** Looks over the edge of a key. */
function Fox() {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const words = new Uint32Array(foxWidth * foxHeight);
    layFox(words, foxWidth, 0, foxHeight, 1);
    ref.current?.getContext('2d')?.drawImage(canvasOf(rasterOf(foxWidth, foxHeight, words)), 0, 0);
  }, []);
  return <canvas ref={ref} width={foxWidth} height={foxHeight} />;
}

export function labelOf(name: string, system: System): string {
  return isModifier(name) ? modifierNames[system][name] : (printed[name] ?? name);
}
