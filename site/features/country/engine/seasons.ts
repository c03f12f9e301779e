import { palette as own } from 'generator/model/config/additions';
import { type Colors, type Hour, hours, partOf, type Role } from './hours';
import { type Shade, type Shades, shades } from './shades';
import { type StandsFor, standsFor } from './standsFor';

/** What the landscape wears. Its home is in summer; the versions of each edition have another season. */
export type Season = 'summer' | 'autumn' | 'winter';

/** What a season has in other colours, by day, by night, and where visitors chose another palette, also one of four colours. */
interface Look {
  readonly day: Partial<Colors>;
  readonly night: Partial<Colors>;
  readonly standsFor: Partial<StandsFor>;
  readonly shades: Partial<Shades>;
}

export const looks: Readonly<Record<Season, Look>> = {
  summer: { day: {}, night: {}, standsFor: {}, shades: {} },
  autumn: {
    day: {
      sky0: '#7fa9d8',
      sky1: '#a3c3e0',
      sky2: '#cbd8dc',
      sky3: '#f0dfc0',
      sky4: '#fdf0d4',
      star: '#a3c3e0',
      faintStar: '#a3c3e0',
      disc: '#ffe08a',
      discShade: '#ffd070',
      crater: '#ffe08a',
      halo: '#fff2c8',
      haloEdge: '#fff2c8',
      cloudShade: '#e8d8d4',
      peakLight: '#ded4e4',
      peak: '#b6a6cc',
      ridgeLight: '#a690bc',
      ridge: '#8a74a4',
      hillRim: '#f0b654',
      hill: '#cc7a3c',
      hillShade: '#94523c',
      meadowRim: '#f8e08a',
      meadow: '#d8b450',
      meadowShade: '#a8853c',
      meadowDark: '#6e6238',
      treeLight: '#8fa04a',
      tree: '#5c7c44',
      treeShade: '#3a523e',
      waterLight: '#d8dce4',
      water: '#8fb4d8',
      waterShade: '#6890c0',
    },
    night: {
      hillRim: own.ember,
      hill: own.brick,
      meadowRim: own.amber,
      meadow: own.moss,
      meadowShade: own.umber,
    },
    standsFor: {
      hillRim: 'gold',
      hill: 'amber',
      hillShade: 'brick',
      meadowRim: 'paper',
      meadow: 'gold',
      meadowShade: 'amber',
      meadowDark: 'umber',
    },
    shades: {},
  },
  winter: {
    day: {
      sky0: '#83aede',
      sky1: '#9fc2e8',
      sky2: '#bdd6ee',
      sky3: '#dbe8f2',
      sky4: '#f6eef0',
      star: '#ffffff',
      faintStar: '#dbe8f2',
      disc: '#fff6d8',
      discShade: '#ffeec4',
      crater: '#fff6d8',
      halo: '#fffaf0',
      haloEdge: '#fffaf0',
      peakLight: '#e2eaf6',
      peak: '#a9bddc',
      ridgeLight: '#9cb2d4',
      ridge: '#7f98c0',
      hillRim: '#ffffff',
      hill: '#a4bcd4',
      hillShade: '#7c98ba',
      meadowRim: '#ffffff',
      meadow: '#eaf2fa',
      meadowShade: '#bcd2ea',
      meadowDark: '#93afd2',
      treeLight: '#6fa898',
      tree: '#3f7c72',
      treeShade: '#2a5458',
      waterLight: '#e4f2fa',
      water: '#b4d6ea',
      waterShade: '#8cb8d8',
    },
    night: {
      hillRim: own.paper,
      hill: own.iris,
      hillShade: own.violet,
      meadowRim: own.paper,
      meadow: own.lilac,
      meadowShade: own.iris,
      meadowDark: own.violet,
      waterLight: own.mist,
      snow: own.paper,
    },
    standsFor: {
      star: 'paper',
      hillRim: 'paper',
      hill: 'mist',
      hillShade: 'iris',
      meadowRim: 'paper',
      meadow: 'paper',
      meadowShade: 'lilac',
      meadowDark: 'mist',
    },
    shades: { hillRim: 3, hill: 2, hillShade: 1, meadowRim: 3, meadow: 3, meadowShade: 2, meadowDark: 1 },
  },
};

/** The colours of an hour in a season, which are its own by day and by night. */
export function colorsOf(season: Season, hour: Hour): Colors {
  return hour === 'day' || hour === 'night' ? { ...hours[hour], ...looks[season][hour] } : hours[hour];
}

const siteNames = Object.keys(own) as readonly (keyof typeof own)[];

/** The colour of the site that a part of the landscape stands for where visitors chose another palette. */
export function standFor(season: Season, hour: Hour, role: Role): keyof typeof own {
  const part = partOf(role);
  if (hour !== 'night') return looks[season].standsFor[part] ?? standsFor[hour][part];
  const color = colorsOf(season, hour)[part];
  return siteNames.find((name) => own[name] === color) ?? standsFor.night[part] ?? 'night';
}

/** Its shade in a palette of four colours. */
export function shadeOf(season: Season, hour: Hour, role: Role): Shade {
  return looks[season].shades[role] ?? shades[hour][role];
}
