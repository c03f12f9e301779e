import type { palette } from 'generator/model/config/additions';
import type { Hour, Role } from './hours';

/** For each role a colour of the site. */
export type StandsFor = Readonly<Record<Role, keyof typeof palette>>;

const byDay: StandsFor = {
  sky0: 'lilac',
  sky1: 'lilac',
  sky2: 'lilac',
  sky3: 'lilac',
  sky4: 'paper',
  star: 'lilac',
  faintStar: 'lilac',
  disc: 'gold',
  discShade: 'gold',
  crater: 'gold',
  halo: 'paper',
  cloud: 'paper',
  cloudShade: 'mist',
  peakLight: 'mist',
  peak: 'iris',
  ridgeLight: 'iris',
  ridge: 'violet',
  snow: 'paper',
  hillRim: 'mint',
  hill: 'leaf',
  hillShade: 'moss',
  meadowRim: 'gold',
  meadow: 'mint',
  meadowShade: 'leaf',
  meadowDark: 'moss',
  treeLight: 'leaf',
  tree: 'moss',
  treeShade: 'night',
  wood: 'umber',
  woodShade: 'night',
  glitter: 'paper',
  waterLight: 'paper',
  water: 'lilac',
  waterShade: 'iris',
  lamp: 'lilac',
  lampShade: 'iris',
  roof: 'ember',
  roofShade: 'brick',
  wall: 'paper',
  wallShade: 'mist',
  ink: 'night',
  red: 'ember',
  petal: 'paper',
  gold: 'gold',
};

/**
 * What the colours of light hours stand for where visitors chose another palette: most have no colours as light as
 * these, and the nearest ones would make one mass of sky, mountains and water. Other hours take the nearest.
 */
export const standsFor: Readonly<Partial<Record<Hour, StandsFor>>> = {
  day: byDay,
  dawn: { ...byDay, sky2: 'coral', sky3: 'gold' },
};
