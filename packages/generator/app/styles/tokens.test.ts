import { readFileSync } from 'node:fs';
import type { Rgb } from 'pixels/palette';
import { describe, expect, test } from 'vitest';
import { palette } from '../../model/config/additions';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

function declarationsOf(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n  }', start));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = new Map([...declarationsOf(':root'), ...declarationsOf('[data-theme]')]);
const themes = { light, dark: new Map([...light, ...declarationsOf('[data-theme="dark"]')]) };
const words: Readonly<Record<string, Rgb>> = {
  white: { red: 255, green: 255, blue: 255 },
  black: { red: 0, green: 0, blue: 0 },
};

function colorOf(value: string, theme: ReadonlyMap<string, string>): Rgb {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (name !== undefined) return colorOf(theme.get(name) ?? '', theme);
  const [, first = '', second = '', share] = /^color-mix\(in srgb, (.+), (\S+) (\d+)%\)$/.exec(value) ?? [];
  if (share !== undefined) {
    const [a, b] = [colorOf(first, theme), colorOf(second, theme)];
    const mix = (channel: keyof Rgb) => a[channel] + ((b[channel] - a[channel]) * Number(share)) / 100;
    return { red: mix('red'), green: mix('green'), blue: mix('blue') };
  }
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(value) ?? [];
  const word = words[value];
  if (word !== undefined) return word;
  if (blue === undefined) throw new Error(`"${value}" is no colour`);
  return {
    red: Number.parseInt(red ?? '', 16),
    green: Number.parseInt(green ?? '', 16),
    blue: Number.parseInt(blue, 16),
  };
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance({ red, green, blue }: Rgb): number {
  const linear = (channel: number) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

test('CFG-09: the settings know the raw colours by name', () => {
  const raw = [...light].filter(([, value]) => value.startsWith('#'));
  expect(Object.entries(palette).map(([name, hex]) => [`--${name}`, hex])).toEqual(raw);
});

describe.each(Object.entries(themes))('%s theme', (_name, theme) => {
  const token = (name: string) => colorOf(`var(--color-${name})`, theme);
  const texts = ['text', 'muted', 'accent', 'note', 'tip', 'info', 'warning', 'danger'];
  const grounds = ['background', 'raised', 'sunken'];

  test.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s reaches contrast 7 on %s',
    (text, ground) => expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(7),
  );

  test('text reaches contrast 7 on what is marked and softened, and on the accent', () => {
    expect(contrast(token('text'), token('mark'))).toBeGreaterThanOrEqual(7);
    expect(contrast(token('text'), token('soft'))).toBeGreaterThanOrEqual(7);
    expect(contrast(token('on-accent'), token('accent'))).toBeGreaterThanOrEqual(7);
  });

  test.each(grounds)('edges of controls reach contrast 4.5 on %s', (ground) => {
    expect(contrast(token('edge'), token(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test('the border of controls is drawn in the colour of edges alone', () => {
    expect([...(theme.get('--border') ?? '').matchAll(/var\((.+?)\)/g)].map(([, name]) => name)).toEqual(
      Array(4).fill('--color-edge'),
    );
  });
});
