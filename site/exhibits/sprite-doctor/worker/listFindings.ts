import { type Area, crop, findBounds } from 'pixels/edit/area';
import type { Examination } from 'pixels/edit/examineSprite';
import { joinPoints } from 'pixels/edit/joinPoints';
import type { Point } from 'pixels/edit/lines';
import type { Spots } from 'pixels/edit/spots';
import type { Raster } from 'pixels/raster';
import type { Finding, FindingKind } from '../messages';

/** The findings of an examination, each kind with its places, in the order of `findingKinds`. */
export function listFindings(
  raster: Raster,
  { doubles, orphans, twins, translucent, sizes }: Examination,
): Finding[] {
  return [
    ofSpots('doubles', doubles, doubles.points.map(areaOf)),
    ofSpots('orphans', orphans, orphans.points.map(areaOf)),
    twins === undefined ? untold('twins') : ofSpots('twins', twins, joinPoints(twins.points)),
    ofSpots('translucent', translucent, joinPoints(translucent.points)),
    sizes.factor === 0
      ? untold('sizes')
      : {
          kind: 'sizes',
          count: sizes.others.length,
          places: sizes.others.map(({ area }) => tighten(raster, area)),
          points: [],
          factors: sizes.others.map(({ factor }) => factor),
        },
  ];
}

function ofSpots(kind: FindingKind, { count, points }: Spots, places: readonly Area[]): Finding {
  return { kind, count, places, points, factors: [] };
}

function untold(kind: FindingKind): Finding {
  return { kind, count: undefined, places: [], points: [], factors: [] };
}

function areaOf({ x, y }: Point): Area {
  return { left: x, top: y, width: 1, height: 1 };
}

/** An area of windows without what is transparent around the drawing in it. */
function tighten(raster: Raster, { left, top, width, height }: Area): Area {
  const bounds = findBounds(crop(raster, { left, top, width, height }));
  return bounds === undefined
    ? { left, top, width, height }
    : { ...bounds, left: left + bounds.left, top: top + bounds.top };
}
