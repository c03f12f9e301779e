import { fill } from 'generator/model/text';
import type { ReactNode } from 'react';
import { takerNames } from '../../features/keys/shared/keys';
import { nameKeys } from './keys';
import { findTaken, type OwnList, type TakenRow } from './model';
import type { Words } from './words';

interface Props {
  readonly list: OwnList;
  readonly taken: readonly TakenRow[];
  readonly words: Words;
  readonly showKeys: (name: string) => ReactNode;
}

/** The reader's keys in the order in which they were put there, for paper. */
export function OwnTable({ list: { system, rows }, taken, words, showKeys }: Props) {
  const name = fill(words.list, { system: takerNames[system] });
  return (
    <table aria-label={name}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th>{words.keys}</th>
          <th>{words.use}</th>
          <th>{words.taker}</th>
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
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
