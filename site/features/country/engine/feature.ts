import { type Sign, shareSize } from 'generator/compose/hooks';
import type { Feature } from 'generator/feature';
import { dayParts, type Landscape } from 'generator/model/landscape';
import { lessonsOf, signsOf } from '../../course/shared/lesson';
import { notesOf } from '../../releases/shared/notesOf';
import { footerGround } from '../shared/footerGround';
import { bannerRows, drawBanner } from './drawBanner';
import { moments } from './drawCountry';
import { drawFooter } from './drawFooter';
import { drawGround, homeShare, shareColumns, shareRows } from './drawGround';
import { lake } from './drawMiddle';
import { drawWay, seasonOf, walkerPlaces, widthOfWay } from './drawWay';
import { type Hour, hours } from './hours';
import { height, width } from './layer';
import { lessonThings } from './lessonThings';
import { allPlaces, type Place, placeOf } from './places';
import { color, countryFile, drawOnce, hashOf } from './sheet';
import { things } from './things';

const pathOf = (hour: Hour) => `assets/country-${hour}-${drawOnce().hash}.png`;

const bannerOf = (place: Place, hour: Hour) =>
  `assets/country-${place.left}-${hour}-${hashOf(drawOnce().hash, JSON.stringify([place, things, bannerRows]))}.png`;

/** Of a way, from what its signs say, how long it is and which station is named in its sky. */
const wayOf = (signs: readonly Sign[], hour: Hour, named?: number) =>
  `assets/country-way-${hour}-${hashOf(drawOnce(seasonOf(signs)).hash, JSON.stringify([signs, lessonThings, widthOfWay(signs.length), named]))}.png`;

/** The landscape of the home page, one drawing in four palettes, the ground of sharing pictures and of the footer, the banners of pages and the ways through courses. */
export const country: Feature = {
  landscape: ({ site }): Landscape => {
    const part = (hour: Hour) => ({
      src: site.config.baseUrl + pathOf(hour),
      sky: hours[hour].sky1,
      ground: hours[hour].meadowDark,
    });
    const parts = { dawn: part('dawn'), day: part('day'), dusk: part('dusk'), night: part('night') };
    return { width, height, water: lake, moments, parts };
  },
  way: ({ site, art }, signs, named) => {
    const src = (hour: Hour) => site.config.baseUrl + wayOf(signs, hour, named);
    return {
      light: src('day'),
      dark: src('night'),
      width: widthOfWay(signs.length),
      walker: art.draw('mascot/idle')?.still.src ?? '',
      places: walkerPlaces(signs.length),
    };
  },
  shareGround: (route) => {
    if (route === '/') {
      const { rows, lefts } = homeShare;
      return color(drawGround(drawOnce().sheet, lefts, shareSize, rows), 'dusk');
    }
    const left = Math.max(shareColumns.least, placeOf(route).left);
    const ground = drawGround(drawOnce().sheet, [shareColumns.sky, left, left, left], shareSize, shareRows);
    return color(ground, 'night');
  },
  bannerGround: ({ site }, route) => ({
    light: site.config.baseUrl + bannerOf(placeOf(route), 'day'),
    dark: site.config.baseUrl + bannerOf(placeOf(route), 'night'),
  }),
  files: ({ locales: [first] }) => {
    const pages = [...(first?.context.site.pages.values() ?? [])];
    const categories = pages.flatMap((page) => (page.kind === 'category' ? [page] : []));
    const ways = categories.flatMap(({ node }) => {
      const lessons = signsOf(lessonsOf(node.children));
      const versions = notesOf(node.children).map(({ version }) => ({ words: version }));
      return [
        ...[lessons, versions].filter((signs) => signs.length > 0).map((signs) => ({ signs })),
        ...versions.map((_, index) => ({ signs: versions, named: index + 1 })),
      ];
    });
    return new Map([
      ...(['day', 'night'] as const).map((hour) => countryFile(footerGround[hour], drawFooter(hour), hour)),
      ...dayParts.map((hour) => countryFile(pathOf(hour), drawOnce().sheet, hour)),
      ...allPlaces.flatMap((place) => {
        const banner = drawBanner(drawOnce().sheet, place);
        return (['day', 'night'] as const).map((hour) => countryFile(bannerOf(place, hour), banner, hour));
      }),
      ...ways.flatMap(({ signs, named }: { signs: readonly Sign[]; named?: number }) => {
        const season = seasonOf(signs);
        const way = drawWay(drawOnce(season).sheet, signs, named);
        return (['day', 'night'] as const).map((hour) =>
          countryFile(wayOf(signs, hour, named), way, hour, season),
        );
      }),
    ]);
  },
};
