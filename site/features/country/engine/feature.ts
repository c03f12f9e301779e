import type { Sign } from 'generator/compose/hooks';
import type { Feature } from 'generator/feature';
import { dayParts, type Landscape } from 'generator/model/landscape';
import type { Bitmap } from 'pixels/bitmap';
import { footerGround } from '../shared/footerGround';
import { bannerRows, drawBanner } from './drawBanner';
import { moments } from './drawCountry';
import { drawFooter } from './drawFooter';
import { drawShareGround } from './drawGround';
import { lake } from './drawMiddle';
import { drawShareWay } from './drawShareWay';
import { drawWay, seasonOf, walkerPlaces, widthOfWay } from './drawWay';
import { type Hour, hours } from './hours';
import { height, width } from './layer';
import { lessonThings } from './lessonThings';
import { allPlaces, type Place, placeOf } from './places';
import type { Season } from './seasons';
import { countryFile, drawOnce, hashOf } from './sheet';
import { things } from './things';
import { categoriesOf, shareWays, signsIn } from './waysOf';

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
  shareGround: ({ site, art }, route) => {
    const shown = shareWays(site).get(route);
    if (shown !== undefined) {
      const { signs, ...at } = shown;
      const use = at.isNamed ? 'whole' : 'title';
      return { ...drawShareWay(signs, at, art.first('mascot/idle')), use };
    }
    return { ...drawShareGround(route), use: 'any' };
  },
  bannerGround: ({ site }, route) => ({
    light: site.config.baseUrl + bannerOf(placeOf(route), 'day'),
    dark: site.config.baseUrl + bannerOf(placeOf(route), 'night'),
  }),
  files: ({ locales, cache }) => {
    /** Drawn where the cache has it not, once for all hours. */
    const filesOf = (
      hours: readonly Hour[],
      pathAt: (hour: Hour) => string,
      draw: () => Bitmap,
      season?: Season,
    ) => {
      let drawn: Bitmap | undefined;
      const drawFirst = () => {
        drawn ??= draw();
        return drawn;
      };
      return hours.map((hour) => countryFile(cache, pathAt(hour), drawFirst, hour, season));
    };
    const ways = locales.slice(0, 1).flatMap(({ context: { site } }) =>
      categoriesOf(site).flatMap(({ node }) => {
        const { lessons, stations, versions } = signsIn(site, node);
        return [
          ...[lessons, versions].filter((signs) => signs.length > 0).map((signs) => ({ signs })),
          ...stations.flatMap(({ page }, index) =>
            page.kind === 'doc' ? [{ signs: versions, named: index + 1 }] : [],
          ),
        ];
      }),
    );
    const bothModes = ['day', 'night'] as const;
    return new Map([
      ...bothModes.map((hour) => countryFile(cache, footerGround[hour], () => drawFooter(hour), hour)),
      ...filesOf(dayParts, pathOf, () => drawOnce().sheet),
      ...allPlaces.flatMap((place) =>
        filesOf(
          bothModes,
          (hour) => bannerOf(place, hour),
          () => drawBanner(drawOnce().sheet, place),
        ),
      ),
      ...ways.flatMap(({ signs, named }: { signs: readonly Sign[]; named?: number }) => {
        const season = seasonOf(signs);
        return filesOf(
          bothModes,
          (hour) => wayOf(signs, hour, named),
          () => drawWay(drawOnce(season).sheet, signs, named),
          season,
        );
      }),
    ]);
  },
};
