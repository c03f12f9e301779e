import { fill } from 'generator/model/text';
import { findNearTwins } from 'pixels/edit/paletteOf';
import { useMemo } from 'react';
import { codeOf } from '../kit/codeOf';
import { mergeAll } from './mergeAll';
import type { Bench } from './model';
import type { Words } from './words';

interface Props {
  readonly bench: Bench;
  readonly drop: (bench: Bench, indexes: readonly number[]) => void;
  readonly words: Words;
}

/** Pairs in view at once; the others come when these are merged. */
const mostPairs = 4;

/** Colours that look almost the same, and a button for each pair that keeps the first of the two. */
export function TwinsPanel({ bench, drop, words }: Props) {
  const { colors } = bench;
  const twins = useMemo(() => findNearTwins(colors.map(({ color }) => color)), [colors]);
  if (twins.length === 0) return <p>{words.twinsNone}</p>;
  const codeAt = (index: number) => codeOf(colors[index]?.color ?? [0, 0, 0, 0]);
  return (
    <>
      <p>{fill(words.twins, { count: twins.length })}</p>
      <ul className="laboratory-twins">
        {twins.slice(0, mostPairs).map(({ one, other }) => {
          const names = { one: codeAt(one), other: codeAt(other) };
          return (
            <li key={`${one} ${other}`}>
              <span className="laboratory-pair" aria-hidden="true">
                <span style={{ color: names.one }} />
                <span style={{ color: names.other }} />
              </span>
              <span>
                {names.one} · {names.other}
              </span>
              <button
                className="tool-quiet"
                type="button"
                aria-label={fill(words.merge, names)}
                onClick={() => drop(bench, [other])}
              >
                {words.mergeShort}
              </button>
            </li>
          );
        })}
      </ul>
      {twins.length > 1 && (
        <button className="tool-quiet" type="button" onClick={() => drop(bench, mergeAll(twins))}>
          {words.mergeAll}
        </button>
      )}
    </>
  );
}
