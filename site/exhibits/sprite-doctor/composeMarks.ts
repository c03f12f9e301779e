import type { Area } from 'pixels/edit/area';
import { markEdge, markShapes } from './markShapes';
import type { Finding, MarkFrame, MarkLayer } from './messages';

export interface Marks {
  /** The finds that are marked. */
  readonly findings: readonly Finding[];
  /** The place whose mark is thicker than others. */
  readonly place: Area | undefined;
}

/** Where the picture lies on the canvas, in its pixels. */
export interface Placed {
  readonly left: number;
  readonly top: number;
  /** Pixels of the canvas for a pixel of the picture. */
  readonly scale: number;
  /** Pixels of the canvas for a CSS pixel, which lines are measured in. */
  readonly ratio: number;
}

/** In CSS pixels: between a mark and its place, the least side of a mark, its line and the edges of that. */
const wide = { gap: 2, leastSide: 10, line: 2, edge: 1 };
/** Where pixels are small, so that marks do not hide what they mark. */
const narrow = { gap: 2, leastSide: 9, line: 1.5, edge: 1 };
/** Pixels of the picture below so many CSS pixels are small. */
const small = 8;
/** How much thicker the line of the place is that is looked at. */
const thicker = 2;

/** The marks of all places of the finds: one layer for each kind, and one for the place looked at. */
export function composeMarks({ findings, place }: Marks, placed: Placed): readonly MarkLayer[] {
  const { gap, leastSide, line, edge } = placed.scale / placed.ratio < small ? narrow : wide;
  const lay = (finding: Finding, places: readonly Area[], width: number): MarkLayer[] => {
    const { path, color } = markShapes[finding.kind];
    const lines = [
      { color: markEdge, width: (width + 2 * edge) * placed.ratio },
      { color, width: width * placed.ratio },
    ];
    const frames = places.map((area) => frameOf(area, placed, gap, leastSide));
    return frames.length === 0 ? [] : [{ path, lines, frames }];
  };
  return findings.flatMap((finding) => {
    const others = finding.places.filter((area) => area !== place);
    const looked = finding.places.filter((area) => area === place);
    return [...lay(finding, others, line), ...lay(finding, looked, line * thicker)];
  });
}

function frameOf(area: Area, { left, top, scale, ratio }: Placed, gap: number, leastSide: number): MarkFrame {
  const sideOf = (length: number) => Math.max(leastSide * ratio, length * scale + 2 * gap * ratio);
  const [width, height] = [sideOf(area.width), sideOf(area.height)];
  const centreX = left + (area.left + area.width / 2) * scale;
  const centreY = top + (area.top + area.height / 2) * scale;
  return { left: centreX - width / 2, top: centreY - height / 2, width, height };
}
