import type { ThingName } from './stamps';

/** A part of the landscape, and what stands in it beyond the picture of a page. */
export interface Place {
  /** Its left column. */
  readonly left: number;
  /** The column of the sun with the mountains around it, to the right of the picture; else it is where the landscape has it. */
  readonly sun?: number;
  /** What stands there, each at a column of the banner, from the left. */
  readonly things: readonly (readonly [name: ThingName, x: number])[];
  /** Whether rails lie along it. */
  readonly hasRails?: true;
}

/** Which place belongs to a route: the first whose pattern it matches. */
const places: readonly (readonly [route: RegExp, place: Place])[] = [
  [/^\/docs\/(category\/)?craft/, { left: 400, things: [] }],
  [/^\/docs\/(category\/)?basic/, { left: 96, sun: 196, things: [['model', 88]] }],
  [
    /^\/docs\/(category\/)?timeline/,
    {
      left: 190,
      things: [
        ['wagonLow', 89],
        ['wagonHigh', 108],
        ['wagonLow', 127],
        ['engine', 146],
      ],
      hasRails: true,
    },
  ],
  [/^\/(docs\/(category\/)?other|blog\/authors\/.)/, { left: 250, sun: 121, things: [['tent', 104]] }],
  [/^\/docs\/(category\/)?(release-note|\w+-release-notes)/, { left: 366, things: [] }],
  [/^\/(docs\/(category\/)?|blog\/tags\/)android/, { left: 364, things: [['greenhouse', 104]] }],
  [
    /^\/(docs\/(category\/)?desktop|blog\/tags\/(windows|macos|steam))/,
    { left: 380, things: [['observatory', 104]] },
  ],
  [
    /^\/(docs\/(category\/)?|blog\/tags\/)ios/,
    {
      left: 372,
      things: [
        ['appleTree', 92],
        ['appleTree', 120],
        ['appleTree', 146],
      ],
    },
  ],
  [/^\/docs\/(category\/)?resources/, { left: 400, things: [['barn', 98]] }],
  [/^\/faq\/(category\/)?getting-started/, { left: 0, things: [['gate', 96]] }],
  [/^\/faq\/(category\/)?purchase/, { left: 200, things: [['stall', 104]] }],
  [/^\/faq\/(category\/)?drawing/, { left: 340, sun: 148, things: [['pictures', 96]] }],
  [/^\/faq\/(category\/)?timeline/, { left: 366, things: [['clock', 112]] }],
  [/^\/faq\/(category\/)?files/, { left: 106, sun: 196, things: [['crates', 92]] }],
  [/^\/faq\/(category\/)?settings/, { left: 388, things: [['windmill', 102]] }],
  [
    /^\/faq\/(category\/)?ios/,
    {
      left: 146,
      things: [
        ['sunflower', 88],
        ['sunflower', 99],
        ['sunflower', 112],
        ['sunflower', 124],
        ['sunflower', 141],
        ['sunflower', 156],
      ],
    },
  ],
  [/^\/faq\/(category\/)?android/, { left: 362, things: [['scarecrow', 104]] }],
  [
    /^\/faq\/(category\/)?desktop/,
    {
      left: 120,
      things: [
        ['lantern', 92],
        ['lantern', 112],
        ['lantern', 150],
      ],
    },
  ],
  [/^\/faq\/(category\/)?trouble/, { left: 378, things: [['cart', 92]] }],
  [/^\/faq\/(category\/)?other/, { left: 204, things: [['well', 100]] }],
  [
    /^\/docs\/support/,
    {
      left: 316,
      sun: 150,
      things: [
        ['letterBox', 100],
        ['letterSlime', 119],
        ['lantern', 156],
      ],
    },
  ],
  [
    /^\/blog\/tags$/,
    {
      left: 280,
      sun: 111,
      things: [
        ['flag', 80],
        ['scroll', 93],
        ['feelers', 119],
        ['computer', 132],
        ['laptop', 149],
        ['gamepad', 164],
        ['easel', 181],
        ['book', 195],
        ['gift', 210],
        ['tablet', 224],
      ],
    },
  ],
  [/^\/practice/, { left: 400, things: [] }],
  [/^\/blog(?!\/(tags|authors))/, { left: 400, things: [] }],
];
const usual: Place = { left: 256, sun: 112, things: [] };

/** All places. */
export const allPlaces: readonly Place[] = [...places.map(([, place]) => place), usual];

export function placeOf(route: string): Place {
  const [, place = usual] = places.find(([pattern]) => pattern.test(route)) ?? [];
  return place;
}
