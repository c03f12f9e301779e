import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastOf } from 'pixels/edit/contrast';
import { parseHexColor } from 'pixels/parse/parseHexColor';
import { parseGpl } from 'pixels/parseGpl';
import { expect, test } from 'vitest';
import { signsOf } from '../../course/shared/lesson';
import { stationSize } from '../../course/shared/station';
import { namedPalettes } from '../../palettes/app/palettes';
import { recolor, recolorOne } from '../../palettes/app/recolor';
import { footerGround } from '../shared/footerGround';
import { bannerSize, drawBanner } from './drawBanner';
import { drawCountry } from './drawCountry';
import { drawFooter } from './drawFooter';
import { drawWay, walkerPlaces, widthOfWay } from './drawWay';
import { type Hour, hours, type Part, partOf, roles } from './hours';
import { height, width } from './layer';
import { lessonThings } from './lessonThings';
import { allPlaces, placeOf } from './places';
import { colorsOf, looks, type Season } from './seasons';
import { encodeCountry } from './sheet';
import { standsFor } from './standsFor';

const sheet = drawCountry();
const seasons = Object.keys(looks) as Season[];
/** The values of pixels in rows of the sheet; 0 is nothing. */
const valuesIn = (from: number, to: number) => new Set(sheet.pixels.slice(from * width, to * width));

test('by night the landscape has the colours of the site, and says of others which of them they stand for', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../art/resprite.gpl'), 'utf8');
  const own = new Set(parseGpl(text).palette.colors.map(({ red, green, blue }) => [red, green, blue].join()));
  for (const season of seasons)
    for (const role of roles.map(partOf).filter((role) => standsFor.night[role] === undefined))
      expect(own, `${role} in ${season}`).toContain(
        parseHexColor(colorsOf(season, 'night')[role])?.slice(0, 3).join(),
      );
});

test('words are readable on the upper sky at each hour', () => {
  const color = (hex: string) => parseHexColor(hex) ?? ([0, 0, 0, 0] as const);
  const ink = { dawn: '#17122b', day: '#17122b', dusk: '#fcf8ef', night: '#fcf8ef' };
  for (const hour of ['dawn', 'day', 'dusk', 'night'] as const)
    for (const band of ['sky0', 'sky1', 'sky2'] as const)
      expect(
        contrastOf(color(ink[hour]), color(hours[hour][band])),
        `${band} at ${hour}`,
      ).toBeGreaterThanOrEqual(4.5);
});

/** A picture of the landscape in each palette, with what each part of it has become. */
function recolored(hour: Hour, season: Season) {
  const png = encodeCountry(drawCountry(season), hour, season);
  return Object.entries(namedPalettes).map(([name, palette]) => {
    const other = recolor(`/country-${hour}-0.png`, png, palette);
    const own = (role: Part) => parseHexColor(colorsOf(season, hour)[role]) ?? ([0, 0, 0, 0] as const);
    return { name, palette, colorOf: (role: Part) => other && recolorOne(own(role), png, other) };
  });
}

test.each(seasons)(
  'by day in %s the landscape falls into its masses in other palettes too [PAL-04]',
  (season) => {
    for (const { name, colorOf } of recolored('day', season))
      for (const [one, other] of [
        ['sky3', 'peak'],
        ['sky3', 'ridge'],
        ['peak', 'hill'],
        ['ridge', 'hill'],
        ['hillShade', 'meadow'],
        ['water', 'waterShade'],
        ['disc', 'sky1'],
      ] as const)
        expect(colorOf(one)?.join(), `${one} and ${other} in ${name}`).not.toBe(colorOf(other)?.join());
  },
);

test.each(['dawn', 'day', 'dusk', 'night'] as const)(
  'words are readable on the upper sky at %s in other palettes too [PAL-04]',
  (hour) => {
    const words = hour === 'dawn' || hour === 'day' ? 'night' : 'paper';
    for (const { name, palette, colorOf } of recolored(hour, 'summer'))
      for (const band of ['sky0', 'sky1', 'sky2'] as const)
        expect(
          contrastOf(palette[words], colorOf(band) ?? palette[words]),
          `${band} in ${name}`,
        ).toBeGreaterThanOrEqual(4.5);
  },
);

test('the sky has no gap, the layers before it are open above, and the lake moves', () => {
  expect(valuesIn(0, height)).not.toContain(0);
  for (const layer of [1, 2, 3]) expect(valuesIn(layer * height, layer * height + 80)).toEqual(new Set([0]));
  const [first, second] = [0, 200].map((left) =>
    [...Array(36).keys()].map((row) => {
      const start = (4 * height + row) * width + left;
      return sheet.pixels.slice(start, start + 200).join();
    }),
  );
  expect(first).not.toEqual(second);
});

test('each part that belongs to a route lies within the landscape and ends in meadow', () => {
  const meadow = new Set(
    [...roles.entries()].filter(([, role]) => role.startsWith('meadow')).map(([index]) => index + 1),
  );
  for (const [index, place] of allPlaces.entries()) {
    expect(place.left + bannerSize.width).toBeLessThanOrEqual(width);
    const last = drawBanner(sheet, place).pixels.slice(-bannerSize.width);
    expect(last.filter((value) => meadow.has(value)).length, String(index)).toBeGreaterThan(
      bannerSize.width / 2,
    );
  }
});

test('categories of guide and answers have each a place of its own', () => {
  const texts = join(import.meta.dirname, '../../../../content/en');
  const routes = ['docs', 'faq'].flatMap((set) =>
    readdirSync(join(texts, set), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && !entry.name.startsWith('release-note') ? `/${set}/${entry.name}/page` : [],
    ),
  );
  expect(new Set(routes.map(placeOf)).size).toBe(routes.length);
});

test('a way has a station for each sign, start and goal; a longer one goes on beyond the landscape without a gap; its end is what lies before its start', () => {
  const way = drawWay(sheet, signsOf(Array(20).fill({ id: 'craft/blows' })));
  expect([way.width, way.height]).toEqual([widthOfWay(20), stationSize.height]);
  expect(way.width).toBeGreaterThan(sheet.width);
  expect(way.pixels).not.toContain(0);
  const start = way.pixels.slice(0, stationSize.width / 2);
  expect(way.pixels.slice(way.width - start.length, way.width)).toEqual(start.toReversed());
});

test('what stands beside the signs of lessons belongs to lessons that there are', () => {
  const lessons = readdirSync(join(import.meta.dirname, '../../../../content/en/docs/craft'));
  expect(lessons).toEqual(expect.arrayContaining(Object.keys(lessonThings).map((name) => `${name}.md`)));
});

test('the name of a version stands whole in the sky of its way, wherever that is cut for its walker', () => {
  const signs = ['1', 'r20', 'r100'].map((words) => ({ words }));
  const plain = drawWay(sheet, signs);
  for (const [index, { x }] of walkerPlaces(signs.length).slice(1, -1).entries()) {
    const way = drawWay(sheet, signs, index + 1);
    const above = way.height - plain.height;
    const changed = [...Array(way.width).keys()].filter((column) =>
      [...Array(40).keys()].some(
        (row) => way.pixels[row * way.width + column] === roles.indexOf('gold') + 1 && row < above,
      ),
    );
    for (const seen of [144, 164, 179, 203, 227, 248, 341, 372]) {
      const stationsBefore = Math.round((((seen - 80) / 40) * x) / way.width);
      const first = (index - stationsBefore) * 40 - (seen - Math.round(seen / 40) * 40) / 2;
      expect(Math.min(...changed), `${signs[index]?.words} of ${seen}`).toBeGreaterThanOrEqual(first);
      expect(Math.max(...changed), `${signs[index]?.words} of ${seen}`).toBeLessThan(first + seen);
    }
  }
});

test('the files of the footer are named after their drawings and colours', () => {
  for (const hour of ['day', 'night'] as const) {
    const hash = createHash('sha256')
      .update(drawFooter(hour).pixels)
      .update(JSON.stringify(hours))
      .digest('hex');
    expect(footerGround[hour]).toBe(`assets/country-footer-${hour}-${hash.slice(0, 8)}.png`);
  }
});
