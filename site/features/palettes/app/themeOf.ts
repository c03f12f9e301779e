import { contrastOf } from 'pixels/edit/contrast';
import { distanceOk, toOklab } from 'pixels/edit/oklab';
import type { Rgba } from 'pixels/raster';
import { type Palette, roles, shadesOf } from './palettes';

export type Mode = 'light' | 'dark';
/** Colours by the names of the theme's meanings, without `--color-`. */
export type Theme = Readonly<Record<Ground | Mark | 'line', Rgba>>;

const grounds = ['background', 'raised', 'sunken', 'soft', 'mark'] as const;
const marks = [
  ...(['text', 'muted', 'accent', 'edge', 'dimmed'] as const),
  ...(['note', 'tip', 'info', 'warning', 'danger', 'on-accent'] as const),
] as const;
type Ground = (typeof grounds)[number];
type Mark = (typeof marks)[number];

/** What words reach on each ground that they may stand on. */
export const leastContrast = 4.5;

const white: Rgba = [255, 255, 255, 255];
const black: Rgba = [0, 0, 0, 255];

/**
 * The meanings of the theme in a palette, mixed as `app/styles/tokens.css` does it: for the site's own colours the
 * same comes out. Two rules make every palette readable: a ground keeps to that of the page until the text stands on
 * it with the least contrast; and a colour of words or marks that does not reach it on the grounds is replaced by the
 * nearest of the palette that does, which in the end is that of the text.
 */
export function themeOf(palette: Palette, mode: Mode): Theme {
  const four = shadesOf(palette);
  if (four !== undefined) return themeOfFour(four, mode);
  const isLight = mode === 'light';
  const background = isLight ? palette.paper : palette.night;
  const text = isLight ? palette.night : mix(palette.paper, palette.lilac, 0.16);
  const ground = (tint: Rgba, share: number, farthest = 1) =>
    tintGround(background, text, tint, share, farthest);
  // What is marked is seen, also where a palette has no second light colour.
  const unlike = (tint: Rgba, other: Rgba) =>
    distanceOk(toOklab(tint), toOklab(background)) < 0.05 ? other : tint;
  const onGrounds = isLight
    ? {
        background,
        // A saturated paper would lose its hue.
        raised: ground(white, 0.6, 0.04),
        sunken: ground(palette.umber, 0.05),
        soft: ground(palette.lilac, 0.28),
        mark: ground(unlike(palette.gold, palette.umber), 0.45),
      }
    : {
        background,
        raised: ground(palette.dusk, 0.4),
        sunken: ground(black, 0.3),
        soft: ground(palette.lilac, 0.15),
        mark: ground(unlike(palette.gold, palette.mist), 0.22),
      };
  const { raised, sunken, soft } = onGrounds;
  const choices = [...roles.map((role) => palette[role]), text];
  const word = (color: Rgba) => nearestReadable(color, [background, raised, sunken, soft], choices);
  const edge = nearestReadable(
    mix(background, isLight ? palette.umber : palette.mist, isLight ? 0.78 : 0.74),
    [background, raised, sunken],
    choices,
  );
  const accent = word(isLight ? palette.violet : palette.lilac);
  const muted = word(isLight ? palette.umber : palette.mist);
  return {
    ...onGrounds,
    text,
    muted,
    accent,
    edge,
    dimmed: edge,
    'on-accent': nearestReadable(background, [accent], choices),
    note: muted,
    tip: word(isLight ? palette.moss : palette.mint),
    info: accent,
    warning: word(isLight ? mix(palette.umber, palette.amber, 0.08) : palette.gold),
    danger: word(isLight ? palette.brick : palette.coral),
    line: mix(background, isLight ? palette.umber : palette.mist, isLight ? 0.16 : 0.24),
  };
}

/** With four colours, of which one must carry all words, nothing is mixed. */
function themeOfFour(shades: readonly Rgba[], mode: Mode): Theme {
  const [ink = black, line = ink, shaded = white, ground = white] = shades;
  const isLight = mode === 'light';
  const [text, background, quiet] = isLight ? [ink, ground, ink] : [ground, ink, shaded];
  const soft = isLight ? shaded : background;
  const loud = { text, accent: text, tip: text, info: text, warning: text, danger: text };
  const calm = { muted: quiet, note: quiet, edge: quiet, dimmed: quiet };
  const grounds = { background, raised: background, sunken: soft, soft, mark: soft };
  return { ...grounds, ...loud, ...calm, line, 'on-accent': background };
}

/** The part of a mixture of colours in sRGB, as `color-mix` makes it, rounded to bytes. */
function mix(base: Rgba, tint: Rgba, share: number): Rgba {
  const channel = (index: 0 | 1 | 2) => Math.round(base[index] + (tint[index] - base[index]) * share);
  return [channel(0), channel(1), channel(2), 255];
}

function tintGround(base: Rgba, text: Rgba, tint: Rgba, share: number, farthest: number): Rgba {
  for (let part = share; part > 0.01; part *= 0.8) {
    const color = mix(base, tint, part);
    const isNear = distanceOk(toOklab(color), toOklab(base)) <= farthest;
    if (isNear && contrastOf(color, text) >= leastContrast) return color;
  }
  return base;
}

function nearestReadable(color: Rgba, on: readonly Rgba[], choices: readonly Rgba[]): Rgba {
  const isReadable = (one: Rgba) => on.every((ground) => contrastOf(one, ground) >= leastContrast);
  if (isReadable(color)) return color;
  const lab = toOklab(color);
  const distance = (one: Rgba) => distanceOk(toOklab(one), lab);
  const readable = choices.filter(isReadable).sort((a, b) => distance(a) - distance(b));
  return readable[0] ?? color;
}

/**
 * The style sheet that gives a page the palette: on screens, and where the visitor has no colours of their own.
 * @param meanings declarations that give the properties of the theme, whatever they are called, the values of those
 * named here
 * @param selector of the root element where these declarations hold, and in the parts of it that have a mode of their own
 */
export function styleOf(palette: Palette, meanings: string, selector: string): string {
  const raw = roles.map((role) => `--${role}:${hexOf(palette[role])}`).join(';');
  const four = shadesOf(palette)?.map(hexOf);
  return `@media screen and (forced-colors:none){:root{${raw};${valuesIn(palette, 'light')}}[data-theme=dark],:is([data-hour='0'],[data-hour='20']) [data-landscape] [data-theme]{${valuesIn(palette, 'dark')}}${selector},${selector} [data-theme]{${meanings}}${four ? styleOfFour(four) : ''}${matOf(palette)}}`;
}

/** In the dark mode pictures stand on the page itself. */
function matOf({ mat }: Palette): string {
  return mat === undefined ? '' : `:root:not([data-theme=dark]){--ground:${hexOf(mat)}}`;
}

/**
 * What tints cannot tell in four colours is told by turning dark and light round: the words searched for, what is
 * chosen of pages or palettes, and the main deed in the sky of the home page. Pictures have an outline, as they have it
 * in the dark mode of all palettes.
 */
function styleOfFour([ink = '', , , ground = '']: readonly string[]): string {
  const around = ['0 2px', '0 -2px', '2px 0', '-2px 0'];
  const border = (color: string) => `box-shadow:${around.map((side) => `${side} ${color}`).join()}`;
  const turned = ':is(mark,nav a:is([aria-current=page],[aria-current=true]),dialog li>[aria-pressed=true])';
  const rim = around.map((side) => `drop-shadow(${side} ${ink})`).join(' ');
  return (
    `:root{--ground:${ground}}figure,a{--rim:${rim}}` +
    `${turned}{background:${ink};color:${ground}}` +
    `[data-theme=dark] ${turned}{background:${ground};color:${ink}}` +
    `[data-landscape] li>a{background:var(--sky);color:inherit;${border('currentcolor')}}` +
    `[data-landscape] li>a[data-main]{background:var(--ink);color:var(--sky);${border('var(--ink)')}}`
  );
}

/** Names that no other part of a page has: all of it inherits from the root. */
const propertyOf = (name: string) => `theme${name.replace('-', '')}`;

function valuesIn(palette: Palette, mode: Mode): string {
  return Object.entries(themeOf(palette, mode))
    .map(([name, color]) => `--${propertyOf(name)}:${hexOf(color)}`)
    .join(';');
}

export function hexOf([red, green, blue]: Rgba): string {
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
