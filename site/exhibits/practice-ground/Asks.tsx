import type { ComponentProps } from 'react';
import type { CardRule } from '../../features/practice-cards/shared/practice';
import { Rules, Tick } from './Rules';
import { isOfGiven } from './restrictions';

/** What a drawing is to have, in the words of a teacher, and how many of the rules, in their order, check it. */
export interface Ask {
  readonly text: string;
  readonly rules: number;
}

interface Props extends ComponentProps<typeof Rules> {
  /** Together they have all the rules. */
  readonly asks: readonly Ask[];
  /** Index of the one that is told more of. */
  readonly told: number;
  readonly tell: (ask: number) => void;
}

/** Of the rules that are not kept, so many are told at a time. */
const toldRules = 2;

/** For each ask the rules, by their index, that the drawing doesn't keep yet: first those on what was given. */
export function openRules(
  asks: readonly Ask[],
  kept: readonly boolean[],
  all: readonly CardRule[],
): readonly (readonly number[])[] {
  const starts = asks.map((_, at) => asks.slice(0, at).reduce((sum, before) => sum + before.rules, 0));
  return asks.map(({ rules }, at) =>
    [...Array(rules).keys()]
      .map((nth) => (starts[at] ?? 0) + nth)
      .filter((rule) => kept[rule] !== true)
      .toSorted((one, other) => Number(isDamage(all, other)) - Number(isDamage(all, one))),
  );
}

/** The ask to tell of: one of which what was given is damaged, else the first that is open; -1 where none is. */
export function toldFirst(open: readonly (readonly number[])[], rules: readonly CardRule[]): number {
  const damaged = open.findIndex(([first = -1]) => isDamage(rules, first));
  return damaged >= 0 ? damaged : open.findIndex(({ length }) => length > 0);
}

const isDamage = (rules: readonly CardRule[], at: number) => {
  const rule = rules[at];
  return rule !== undefined && isOfGiven(rule);
};

/** What is asked for, with a tick where all rules of it are kept. What is wrong with one stands below it. */
export function Asks({ asks, told, tell, rules, kept, shown, point, ...props }: Props) {
  const { grid, given, words } = props;
  const isBegun = grid.cells.some((color, at) => color !== given.cells[at]);
  const open = openRules(asks, kept, rules);
  return (
    <ul className="practice-rules practice-asks" aria-label={words.rules}>
      {asks.map(({ text }, at) => {
        const left = open[at] ?? [];
        const isTicked = isBegun && left.length === 0;
        const next = left.slice(0, toldRules);
        return (
          <li key={text} data-kept={isTicked || undefined} data-shown={at === told || undefined}>
            <Tick isKept={isTicked} />
            <div>
              {isBegun && left.length > 0 ? (
                <button type="button" aria-expanded={at === told} onClick={() => tell(at)}>
                  {text}
                </button>
              ) : (
                text
              )}
              {isTicked && <span className="tool-status"> ({words.kept})</span>}
              {isBegun && at === told && (
                <Rules
                  {...props}
                  rules={next.flatMap((rule) => rules[rule] ?? [])}
                  kept={next.map(() => false)}
                  shown={shown === undefined ? undefined : next.indexOf(shown)}
                  point={(nth) => point(nth === undefined ? undefined : next[nth])}
                />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
