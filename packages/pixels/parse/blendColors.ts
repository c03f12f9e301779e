/** The ways in which layers of Aseprite mix with what is below, by their numbers in its files. */
export const blendModes = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'colorDodge',
  'colorBurn',
  'hardLight',
  'softLight',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
  'addition',
  'subtract',
  'divide',
] as const;
export type BlendMode = (typeof blendModes)[number];

/** Of channels from 0 to 255: what is below, and what lies on it. */
type MixChannels = (below: number, above: number) => number;

/**
 * The formulas of https://www.w3.org/TR/compositing-1/#blendingseparable, and sum, difference and
 * quotient, in whole numbers that are rounded where Aseprite rounds.
 */
export const channelMixers: Partial<Record<BlendMode, MixChannels>> = {
  multiply,
  screen,
  overlay: (below, above) => mixHardLight(above, below),
  darken: (below, above) => Math.min(below, above),
  lighten: (below, above) => Math.max(below, above),
  colorDodge: (below, above) => (below === 0 ? 0 : divide(below, 255 - above)),
  colorBurn: (below, above) => (below === 255 ? 255 : 255 - divide(255 - below, above)),
  hardLight: mixHardLight,
  softLight: mixSoftLight,
  difference: (below, above) => Math.abs(below - above),
  exclusion: (below, above) => below + above - 2 * multiply(below, above),
  addition: (below, above) => Math.min(255, below + above),
  subtract: (below, above) => Math.max(0, below - above),
  divide: (below, above) => (below === 0 ? 0 : divide(below, above)),
};

/** The product of two shares of 255, as a share of 255, rounded; the first may be negative. */
export function multiply(one: number, other: number): number {
  const product = one * other + 128;
  return ((product >> 8) + product) >> 8;
}

function divide(one: number, other: number): number {
  return one >= other ? 255 : Math.floor((one * 255 + (other >> 1)) / other);
}

function screen(below: number, above: number): number {
  return below + above - multiply(below, above);
}

function mixHardLight(below: number, above: number): number {
  return above < 128 ? multiply(below, above << 1) : screen(below, (above << 1) - 255);
}

function mixSoftLight(below: number, above: number): number {
  const b = below / 255;
  const s = above / 255;
  const d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : Math.sqrt(b);
  const mixed = s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b);
  return Math.floor(mixed * 255 + 0.5);
}

/** Three shares from 0 to 1, changed in place. */
type Shares = Float64Array;

/** Makes the mixture of two colours in `above`. */
type MixColors = (below: Shares, above: Shares) => void;

/** The formulas of https://www.w3.org/TR/compositing-1/#blendingnonseparable. */
export const colorMixers: Partial<Record<BlendMode, MixColors>> = {
  hue: (below, above) => {
    setSaturation(above, saturationOf(below));
    setLuminosity(above, luminosityOf(below));
  },
  saturation: (below, above) => {
    const saturation = saturationOf(above);
    above.set(below);
    setSaturation(above, saturation);
    setLuminosity(above, luminosityOf(below));
  },
  color: (below, above) => setLuminosity(above, luminosityOf(below)),
  luminosity: (below, above) => {
    const luminosity = luminosityOf(above);
    above.set(below);
    setLuminosity(above, luminosity);
  },
};

function luminosityOf([red = 0, green = 0, blue = 0]: Shares): number {
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

function saturationOf([red = 0, green = 0, blue = 0]: Shares): number {
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}

function setSaturation(color: Shares, saturation: number): void {
  const [red = 0, green = 0, blue = 0] = color;
  const least = Math.min(red, green, blue);
  const range = Math.max(red, green, blue) - least;
  for (let channel = 0; channel < 3; channel++)
    color[channel] = range > 0 ? (((color[channel] ?? 0) - least) * saturation) / range : 0;
}

/** Lightens or darkens a colour, and then draws it towards grey until every channel is within 0 and 1. */
function setLuminosity(color: Shares, luminosity: number): void {
  const change = luminosity - luminosityOf(color);
  for (let channel = 0; channel < 3; channel++) color[channel] = (color[channel] ?? 0) + change;
  const [red = 0, green = 0, blue = 0] = color;
  const light = luminosityOf(color);
  const least = Math.min(red, green, blue);
  const most = Math.max(red, green, blue);
  for (let channel = 0; channel < 3; channel++) {
    if (least < 0) color[channel] = light + (((color[channel] ?? 0) - light) * light) / (light - least);
    if (most > 1) color[channel] = light + (((color[channel] ?? 0) - light) * (1 - light)) / (most - light);
  }
}
