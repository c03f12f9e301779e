import { fill } from 'generator/model/text';
import type { ReactNode } from 'react';
import { takerNames } from '../../features/keys/shared/keys';
import { type Keys, nameKeys } from './keys';
import {
  findTaken,
  freeKeysOf,
  fullList,
  isBareLetter,
  isFree,
  missingUses,
  type OwnList,
  type TakenRow,
} from './model';
import type { Words } from './words';

interface Props {
  readonly list: OwnList;
  readonly taken: readonly TakenRow[];
  readonly words: Words;
  readonly showKeys: (name: string) => ReactNode;
  readonly takeOff: (keys: Keys) => void;
  readonly print: () => void;
}

/** The reader's keys, each in a slot; empty ones show what the goal still asks for. */
export function OwnKeys({ list, taken, words, showKeys, takeOff, print }: Props) {
  const { system, rows } = list;
  const name = fill(words.list, { system: takerNames[system] });
  const left = Math.max(0, fullList - freeKeysOf(taken, list).length);
  const uses = missingUses(list, words.wanted);
  return (
    <div className="keys-list">
      <div>
        {rows.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <>
            <b>{name}</b>
            <button className="tool-quiet" type="button" onClick={print}>
              {words.print}
            </button>
          </>
        )}
      </div>
      <ol aria-label={name}>
        {rows.map(({ keys, use }) => {
          const written = nameKeys(keys, system);
          const taker = findTaken(taken, system, keys);
          return (
            <li key={written} data-taken={isFree(taken, system, keys) ? undefined : ''}>
              <span>
                {showKeys(written)} <span>{use}</span>
                {taker && <small>{fill(words.takenBy, { taker: takerNames[taker.by] })}</small>}
                {isBareLetter(keys) && <small>{words.byInput}</small>}
              </span>
              <button
                type="button"
                aria-label={fill(words.takeOff, { keys: written })}
                onClick={() => takeOff(keys)}
              >
                <svg viewBox="0 0 12 12" width="24" height="24" aria-hidden="true">
                  <path d={crossPath} />
                </svg>
              </button>
            </li>
          );
        })}
        {Array.from({ length: left }, (_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they keep their places
          <li key={slot} data-empty="" aria-hidden="true">
            {uses[slot]}
          </li>
        ))}
      </ol>
    </div>
  );
}

const crossPath =
  'M2 2h2v1h1v1h2v-1h1v-1h2v2h-1v1h-1v2h1v1h1v2h-2v-1h-1v-1h-2v1h-1v1h-2v-2h1v-1h1v-2h-1v-1h-1z';
