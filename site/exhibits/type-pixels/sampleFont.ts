import type { Glyph } from './fonts';

/** Each glyph as five rows of three pixels, a digit each: 4 is the left pixel, 2 the middle one, 1 the right one. */
const written = {
  ...{ ' ': '00000', A: '25755', B: '65656', C: '34443', D: '65556', E: '74647', F: '74644', G: '34553' },
  ...{ H: '55755', I: '72227', J: '11152', K: '55655', L: '44447', M: '57755', N: '65555', O: '25552' },
  ...{ P: '65644', Q: '25563', R: '65655', S: '34216', T: '72222', U: '55557', V: '55552', W: '55775' },
  ...{ X: '55255', Y: '55222', Z: '71247', '0': '75557', '1': '26227', '2': '61247', '3': '61216' },
  ...{ '4': '55711', '5': '74616', '6': '34757', '7': '71122', '8': '75757', '9': '75716' },
  ...{ '.': '00002', ',': '00024', ':': '02020', '!': '22202', '?': '61202', '-': '00700', '+': '02720' },
  ...{ '/': '11244', "'": '22000', '"': '55000', '(': '12221', ')': '42224', '=': '07070' },
};

/** From the left pixel as the highest bit to the left pixel as the lowest. */
const mirrored = [0, 4, 2, 6, 1, 5, 3, 7];

export const glyphs: ReadonlyMap<string, Glyph> = new Map(
  Object.entries(written).map(([character, rows]) => [
    character,
    { rows: [...rows].map((row) => mirrored[Number(row)] ?? 0), advance: 4 },
  ]),
);
