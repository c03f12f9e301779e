import { shareSize } from 'generator/compose/hooks';
import type { Feature } from 'generator/feature';
import { dayParts, type Landscape } from 'generator/model/landscape';
import { lessonsOf, signsOf } from '../../course/shared/lesson';
import { notesOf } from '../../releases/shared/notesOf';
import { footerGround } from '../shared/footerGround';
import { moments } from './drawCountry';
import { drawFooter } from './drawFooter';
import { bannerRows, drawGround, lefts, placeOf, shareColumns, shareRows } from './drawGround';
import { lake } from './drawMiddle';
import { drawWay, walkerPlaces, widthOfWay } from './drawWay';
import { type Hour, hours } from './hours';
import { height, width } from './layer';
import { color, countryFile, drawOnce, hashOf } from './sheet';

const pathOf = (hour: Hour) => `assets/country-${hour}-${drawOnce().hash}.png`;

const bannerSize = { width: 240, height: 44 };
/** The banner of a part of the landscape. */
const bannerOf = (left: number, hour: Hour) => `assets/country-${left}-${hour}-${drawOnce().hash}.png`;

/** Of a way, from what its signs say and how long it is. */
const wayOf = (signs: readonly string[], hour: Hour) =>
  `assets/country-way-${hour}-${hashOf(drawOnce().hash, signs.join(), `${widthOfWay(signs.length)}`)}.png`;

/** The landscape of the home page, one drawing in four palettes, the ground of sharing pictures and of the footer, the banners of pages and the ways through courses. */
export const country: Feature = {
  landscape: ({ site }): Landscape => {
    const part = (hour: Hour) => ({
      src: site.config.baseUrl + pathOf(hour),
      sky: hours[hour].sky0,
      ground: hours[hour].meadowDark,
    });
    const parts = { dawn: part('dawn'), day: part('day'), dusk: part('dusk'), night: part('night') };
    return { width, height, water: lake, moments, parts };
  },
  way: ({ site, art }, signs) => {
    const src = (hour: Hour) => site.config.baseUrl + wayOf(signs, hour);
    return {
      light: src('day'),
      dark: src('night'),
      width: widthOfWay(signs.length),
      walker: art.draw('mascot/idle')?.still.src ?? '',
      places: walkerPlaces(signs.length),
    };
  },
  shareGround: (route) => {
    const left = Math.max(shareColumns.least, placeOf(route));
    const ground = drawGround(drawOnce().sheet, left, shareSize, shareRows, shareColumns.sky);
    return color(ground, 'night');
  },
  bannerGround: ({ site }, route) => ({
    light: site.config.baseUrl + bannerOf(placeOf(route), 'day'),
    dark: site.config.baseUrl + bannerOf(placeOf(route), 'night'),
  }),
  files: ({ locales: [first] }) => {
    const pages = [...(first?.context.site.pages.values() ?? [])];
    const categories = pages.flatMap((page) => (page.kind === 'category' ? [page] : []));
    const ways = categories.flatMap(({ node }) =>
      [signsOf(lessonsOf(node.children)), notesOf(node.children).map(({ version }) => version)].filter(
        (signs) => signs.length > 0,
      ),
    );
    return new Map([
      countryFile(footerGround, drawFooter(), 'night'),
      ...dayParts.map((hour) => countryFile(pathOf(hour), drawOnce().sheet, hour)),
      ...lefts.flatMap((left) =>
        (['day', 'night'] as const).map((hour) =>
          countryFile(bannerOf(left, hour), drawGround(drawOnce().sheet, left, bannerSize, bannerRows), hour),
        ),
      ),
      ...ways.flatMap((signs) => {
        const way = drawWay(drawOnce().sheet, signs);
        return (['day', 'night'] as const).map((hour) => countryFile(wayOf(signs, hour), way, hour));
      }),
    ]);
  },
};
