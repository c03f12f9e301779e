import { changesOf } from './checkChange';
import { type Grid, rowsOf, runOf } from './grid';

type Run = ReturnType<typeof runOf>;

/** How far the ends of a shadow may go aside where it leaves the floor for the wall. */
const farthestAtBend = 2;

/** What may be wrong with a shadow; each has its words. */
export type ShadowFault =
  | 'shadowBelow'
  | 'shadowFoot'
  | 'shadowGap'
  | 'shadowAside'
  | 'shadowBend'
  | 'shadowNarrow';

const none: Run = { left: 0, wide: 0, isWhole: true };
const middleOf = ({ left, wide }: Run) => left + wide / 2;

/**
 * The rows of what is changed, those of the thing, which differs from the left edge, the uppermost of each, and how many
 * rows are wall: their left edge has the colour of the uppermost.
 */
function shadowOf(grid: Grid, given: Grid) {
  const rows = rowsOf(given);
  const runs = rowsOf(changesOf(grid, given)).map(runOf);
  const thing = rows.map((row) => runOf(row.map((color) => (color === row[0] ? 0 : 1))));
  const topOf = (listed: readonly Run[]) => listed.findIndex(({ wide }) => wide > 0);
  const wall = rows.filter(([edge]) => edge === given.cells[0]).length;
  return { runs, thing, top: topOf(runs), thingTop: topOf(thing), wall };
}

/**
 * What is wrong in the lowest row, counted from 1, in which a shadow breaks on its way from the foot of a thing to the wall. It begins
 * right beside the foot; each row is one run that touches the one below it, before the wall farther right, and above
 * the lowest two at least `count` wide, since the thing hides most of those. Where it goes up the wall, both its ends
 * stay where they are. `undefined` where none breaks it.
 */
export function findBrokenRow(grid: Grid, count: number, given: Grid) {
  const { runs, thing, top, wall } = shadowOf(grid, given);
  const foot = thing.findLastIndex(({ wide }) => wide > 0);
  const faultOf = (run: Run, y: number): ShadowFault | undefined => {
    if (y > foot) return run.wide > 0 ? 'shadowBelow' : undefined;
    const { left, wide } = (y === foot ? thing[y] : runs[y + 1]) ?? none;
    if (y === foot) return run.isWhole && run.left === left + wide ? undefined : 'shadowFoot';
    const isJoined = run.left <= left + wide && left <= run.left + run.wide;
    const isFarther = y < wall || middleOf(run) > left + wide / 2;
    const aside = Math.max(Math.abs(run.left - left), Math.abs(run.left + run.wide - left - wide));
    const isBent = y !== wall - 1 || aside <= farthestAtBend;
    if (!run.isWhole || !isJoined || run.wide < 1) return 'shadowGap';
    if (!isFarther) return 'shadowAside';
    if (!isBent) return 'shadowBend';
    return y < foot - 1 && run.wide < count ? 'shadowNarrow' : undefined;
  };
  const faults = runs.map((run, y) => (y >= Math.min(top, wall - 1) ? faultOf(run, y) : undefined));
  const row = faults.findLastIndex((fault) => fault !== undefined);
  const name = faults[row];
  return name && { name, row: row + 1 };
}

/**
 * The first row, counted from 1, in which the shadow on the wall does not repeat the thing from its top: as wide, or a
 * pixel more or fewer, and out of the line of most rows by no pixel. Where fewer than `count` rows are on the wall, the
 * next. `undefined` where there is none.
 */
export function findUnlikeRow(grid: Grid, count: number, given: Grid): number | undefined {
  const { runs, thing, top, thingTop, wall } = shadowOf(grid, given);
  if (top < 0 || wall - top < count) return top < 0 ? wall : Math.min(top, wall);
  const rows = runs.slice(top, wall).map((run, at) => {
    const own = thing[thingTop + at] ?? none;
    return { wider: run.wide - own.wide, aside: middleOf(run) - middleOf(own) };
  });
  // Rows that are a pixel too wide, some to the left and some to the right, are half a pixel off each.
  const inLine = (line: number) => rows.filter(({ aside }) => aside >= line && aside <= line + 1);
  const best = rows
    .map(({ aside }) => inLine(aside))
    .reduce((most, some) => (some.length > most.length ? some : most));
  const unlike = rows.findIndex((row) => Math.abs(row.wider) > 1 || !best.includes(row));
  return unlike < 0 ? undefined : top + unlike + 1;
}
