import { createHash } from 'node:crypto';
import { type Drawing, shareSize } from 'generator/compose/hooks';
import type { Feature } from 'generator/feature';
import { dayParts, type Landscape } from 'generator/model/landscape';
import { drawPng } from 'generator/output/drawPng';
import type { SharedFile } from 'generator/output/outputFiles';
import type { Bitmap } from 'pixels/bitmap';
import { parseHexColor } from 'pixels/parse/parseHexColor';
import { drawCountry, moments } from './drawCountry';
import { bannerRows, drawGround, placeOf, shareRows } from './drawGround';
import { lake } from './drawMiddle';
import { type Hour, hours, roles } from './hours';
import { height, width } from './layer';

let drawn: { readonly sheet: Bitmap; readonly hash: string } | undefined;

/** The sheet and a name that changes with it; drawn once in each process. */
function drawOnce() {
  if (drawn === undefined) {
    const sheet = drawCountry();
    const hash = createHash('sha256')
      .update(sheet.pixels)
      .update(JSON.stringify(hours))
      .digest('hex')
      .slice(0, 8);
    drawn = { sheet, hash };
  }
  return drawn;
}

const pathOf = (hour: Hour) => `assets/country-${hour}-${drawOnce().hash}.png`;

const bannerSize = { width: 240, height: 44 };
/** The banner of a route. Routes of one place share it. */
const bannerOf = (route: string, hour: Hour) =>
  `assets/country-${placeOf(route)}-${hour}-${drawOnce().hash}.png`;

/** The landscape of the home page, one drawing in four palettes, the ground of sharing pictures and the banners of categories. */
export const country: Feature = {
  homeLandscape: ({ site }): Landscape => {
    const part = (hour: Hour) => ({
      src: site.config.baseUrl + pathOf(hour),
      sky: hours[hour].sky0,
      ground: hours[hour].meadowDark,
    });
    const parts = { dawn: part('dawn'), day: part('day'), dusk: part('dusk'), night: part('night') };
    return { width, height, water: lake, moments, parts };
  },
  shareGround: (route) => color(drawGround(drawOnce().sheet, route, shareSize, shareRows), 'night'),
  banner: ({ site }, route) => ({
    light: site.config.baseUrl + bannerOf(route, 'day'),
    dark: site.config.baseUrl + bannerOf(route, 'night'),
  }),
  files: ({ locales: [first] }) => {
    const file = (path: string, bitmap: Bitmap, hour: Hour): [string, SharedFile] => {
      const make = () => {
        const drawing = color(bitmap, hour);
        return drawPng(drawing.bitmap, drawing.palette);
      };
      return [path, { kind: 'made', make, isHashed: true, compression: 'none' }];
    };
    const routes = [...(first?.context.site.pages.values() ?? [])]
      .filter(({ kind }) => kind === 'category')
      .map(({ route }) => route);
    return new Map([
      ...dayParts.map((hour) => file(pathOf(hour), drawOnce().sheet, hour)),
      ...routes.flatMap((route) =>
        (['day', 'night'] as const).map((hour) =>
          file(bannerOf(route, hour), drawGround(drawOnce().sheet, route, bannerSize, bannerRows), hour),
        ),
      ),
    ]);
  },
};

/** The landscape or a part of it at an hour. Roles of the same colour share it, so that a file has no more than it needs. */
function color({ pixels, ...size }: Bitmap, hour: Hour): Drawing {
  const names = [...new Set(roles.map((role) => hours[hour][role]))];
  const values = [0, ...roles.map((role) => names.indexOf(hours[hour][role]) + 1)];
  const colors = names.map((name) => {
    const [red = 0, green = 0, blue = 0] = parseHexColor(name) ?? [];
    return { name, red, green, blue };
  });
  return {
    bitmap: { ...size, pixels: pixels.map((value) => values[value] ?? 0) },
    palette: { name: hour, colors },
  };
}
