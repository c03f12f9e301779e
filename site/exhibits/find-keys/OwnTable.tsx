import { fill } from 'generator/model/text';
import type { ReactNode } from 'react';
import { takerNames } from '../../features/keys/shared/keys';
import { type Keys, nameKeys } from './keys';
import { findTaken, type OwnList, type TakenRow } from './model';
import type { Words } from './words';

interface Props {
  readonly list: OwnList;
  readonly taken: readonly TakenRow[];
  readonly words: Words;
  readonly showKeys: (name: string) => ReactNode;
  /** Absent in print. */
  readonly takeOff?: (keys: Keys) => void;
  /** Beside its name. */
  readonly children?: ReactNode;
}

/** The reader's keys, in the order in which they were put there. */
export function OwnTable({ list: { system, rows }, taken, words, showKeys, takeOff, children }: Props) {
  const name = fill(words.list, { system: takerNames[system] });
  return (
    <table aria-label={name}>
      <caption>
        <span>{name}</span>
        {children}
      </caption>
      <thead>
        <tr>
          <th>{words.keys}</th>
          <th>{words.use}</th>
          <th>{words.taker}</th>
          {takeOff && <td />}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, use }) => {
          const written = nameKeys(keys, system);
          const taker = findTaken(taken, system, keys);
          return (
            <tr key={written}>
              <td>{showKeys(written)}</td>
              <td>{use}</td>
              <td>{taker === undefined ? words.nobody : takerNames[taker.by]}</td>
              {takeOff && (
                <td>
                  <button
                    type="button"
                    aria-label={fill(words.takeOff, { keys: written })}
                    onClick={() => takeOff(keys)}
                  >
                    <svg viewBox="0 0 12 12" width="24" height="24" aria-hidden="true">
                      <path d={crossPath} />
                    </svg>
                  </button>
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const crossPath =
  'M2 2h2v1h1v1h2v-1h1v-1h2v2h-1v1h-1v2h1v1h1v2h-2v-1h-1v-1h-2v1h-1v1h-2v-2h1v-1h1v-2h-1v-1h-1z';
