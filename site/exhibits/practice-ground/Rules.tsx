import { unpackColor } from 'pixels/edit/pixels32';
import { createElement, Fragment, type ReactNode } from 'react';
import type { CardRule } from '../../features/practice-cards/shared/practice';
import { codeOf } from '../kit/codeOf';
import { findCopies } from './checkSubject';
import { type Inks, lightsOf } from './drawStage';
import type { Grid } from './grid';
import { drawnPlaceOf, marksOf, wrongPixelOf, wrongRowOf } from './marks';
import { type Measured, measure, wrongColors } from './measure';
import { reasonOf } from './reasons';
import { isTouched } from './restrictions';
import type { Words } from './words';
import './rules.css';

export type RuleWords = Pick<
  Words,
  | 'rules'
  | 'asked'
  | 'reasons'
  | 'bounds'
  | 'kept'
  | 'holding'
  | 'row'
  | 'rows'
  | 'column'
  | 'columns'
  | 'place'
>;

interface Props {
  readonly rules: readonly CardRule[];
  /** Which of them the drawing keeps, in their order. */
  readonly kept: readonly boolean[];
  readonly grid: Grid;
  /** What was there at first. */
  readonly given: Grid;
  readonly inks: Inks;
  /** Numbers of the colours to draw with. */
  readonly offered: readonly number[];
  /** The one that is shown on the canvas. */
  readonly shown: number | undefined;
  /** Shows another, or none of its own. */
  readonly point: (shown?: number) => void;
  readonly words: RuleWords;
}

/**
 * What is checked, with the number that is counted, and a tick where the drawing keeps it: a pale one until anything is
 * changed that the rule speaks of, or all are kept. Those that have marks on the canvas show them.
 */
export function Rules({ rules, kept, grid, given, inks, offered, shown, point, words }: Props) {
  const isDone = kept.every(Boolean);
  const lights = lightsOf(inks);
  const showColor = (color = 0) => (
    <b className="practice-color">
      <i className="tool-swatch" style={{ background: codeOf(unpackColor(inks[color - 1] ?? 0)) }} />
      {color}
    </b>
  );
  const showRange = (range: readonly number[], between = '–') =>
    [...new Set(range)].map((color, nth) => (
      <Fragment key={color}>
        {nth > 0 && between}
        {showColor(color)}
      </Fragment>
    ));
  /** The columns and rows that a rule speaks of, but for those that are all there are. */
  const placeOf = ({
    columns: [left, right] = [1, grid.side],
    rows: [top, bottom] = [1, grid.side],
  }: CardRule) => {
    const columns = fillWith(left === right ? words.column : words.columns, { left, right });
    const rows = fillWith(top === bottom ? words.row : words.rows, { top, bottom });
    if (left === 1 && right === grid.side) return rows;
    return top === 1 && bottom === grid.side ? columns : fillWith(words.place, { columns, rows });
  };
  const items = rules.map((rule, at) => {
    const { name, count, colors = [], columns = [], rows = [] } = rule;
    const touched = isTouched(rule, grid, given);
    const isTicked = kept[at] === true && (isDone || touched);
    const isHolding = kept[at] === true && !isTicked;
    const values = {
      count,
      drawn: placeOf({ ...rule, ...drawnPlaceOf(name, grid) }),
      place: <span className="practice-place">{placeOf(rule)}</span>,
      color: showColor(count),
      first: showColor(offered[0]),
      next: showColor(offered[1]),
      outline: showColor(1),
      second: showColor(2),
      last: showColor(offered.at(-1)),
      ramp: showRange(colors),
      dim: showColor(colors[0]),
      bright: showColor(colors[1]),
      top: rows[0],
      near: columns[0],
      far: columns[1],
      wide: [...new Set(columns)].join('–'),
      high: [...new Set(rows)].join('–'),
    };
    const isOfEach = name === 'each' || (name === 'many' && new Set(colors).size > 1);
    const measured = isOfEach ? undefined : measure(rule, grid, given, offered);
    const wrongRow = wrongRowOf(rule, grid, given);
    const wrongPixel = touched ? wrongPixelOf(rule, grid, given, offered, lights) : undefined;
    const reason = touched && kept[at] !== true ? reasonOf(rule, grid, given, offered, lights) : undefined;
    const wrong = touched ? wrongColors(rule, grid, given, offered) : [];
    const asked = (
      <>
        {reason
          ? fillWith(words.reasons[reason.name], {
              ...values,
              ...measured,
              lacking: measured && measured.least - measured.now,
              ...reason.values,
              these: showRange(reason.colors ?? [], ' · '),
              one: showColor(reason.colors?.[0]),
              other: showColor(reason.colors?.[1]),
            })
          : fillWith(words.asked[wordsOf(rule, isOfEach, offered, grid.side)], values)}
        {measured && !reason && fillWith(words.bounds[boundsOf(measured)], { ...measured })}
        {wrongRow !== undefined && fillWith(words.bounds.wrongRow, { row: wrongRow })}
        {wrongPixel &&
          fillWith(words.bounds[isExchanged(rule, grid, given) ? 'wrongTones' : 'wrongPixel'], {
            x: wrongPixel.left + 1,
            y: wrongPixel.top + 1,
          })}
        {wrong.map(({ color, by }, nth) => (
          <Fragment key={color}>
            {nth > 0 ? ' · ' : words.bounds[name === 'areas' ? 'excess' : 'missing']}
            <span className="practice-color">
              {fillWith(words.bounds.ofColor, { by, color: showColor(color) })}
            </span>
          </Fragment>
        ))}
        {kept[at] && <span className="tool-status"> ({isHolding ? words.holding : words.kept})</span>}
      </>
    );
    const show = () => point(at);
    const leave = () => point();
    return (
      <li
        key={[name, count, ...colors, ...columns, ...rows].join(' ')}
        data-kept={isTicked || undefined}
        data-shown={at === shown || undefined}
      >
        <Tick isKept={kept[at] === true} />
        {marksOf(rule, grid, given, offered, lights).length > 0 ? (
          <button
            type="button"
            onPointerEnter={show}
            onPointerLeave={leave}
            onFocus={show}
            onBlur={leave}
            onClick={show}
          >
            {asked}
          </button>
        ) : (
          <span>{asked}</span>
        )}
      </li>
    );
  });
  return (
    <ul className="practice-rules" aria-label={words.rules}>
      {items}
    </ul>
  );
}

/** An empty box, or a tick. */
export function Tick({ isKept }: { readonly isKept: boolean }) {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d={isKept ? tickPath : boxPath} />
    </svg>
  );
}

/** Which words ask for a rule: of some there are others for several colours, for one that is not to draw with, or by the place. */
function wordsOf(
  { name, count, columns, rows }: CardRule,
  isOfEach: boolean,
  offered: readonly number[],
  side: number,
) {
  const isAll = (range?: readonly number[]) => range?.[0] === 1 && range[1] === side;
  if (name === 'in-color' && !offered.includes(count)) return 'inGiven';
  if (name === 'specks' && isAll(columns)) return 'specksAbove';
  if (name === 'specks' && isAll(rows)) return 'specksBeside';
  return isOfEach && name === 'many' ? 'manyOfEach' : name;
}

/** Whether what is to be mended first is a copy with its colours exchanged. */
function isExchanged(rule: CardRule, grid: Grid, given: Grid): boolean {
  return rule.name === 'copies' && findCopies(grid, given, rule).exchanged.length > 0;
}

/** Which words say between which numbers something is to be. */
function boundsOf({ least, most }: Measured) {
  if (least === most) return 'exactly';
  if (least === 0) return 'most';
  return most === Number.POSITIVE_INFINITY ? 'least' : 'between';
}

/** Puts values, which may be more than text, in the place of `{name}` marks. */
function fillWith(template: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = template.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 0 ? part : values[part]));
  return createElement(Fragment, null, ...parts);
}

const boxPath = 'M1 1h10v10h-10zM2 2v8h8v-8z';
const tickPath =
  'M10 2v2h-1v1h-1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h-1v-2h1v1h1v1h1v1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1z';
