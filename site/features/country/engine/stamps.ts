import type { Role } from './hours';
import { things } from './things';

/** The role that a character of a stamp stands for. */
const roleOf: Readonly<Record<string, Role>> = {
  R: 'roof',
  r: 'roofShade',
  W: 'wall',
  w: 'wallShade',
  L: 'lamp',
  l: 'lampShade',
  o: 'wood',
  O: 'woodShade',
  k: 'ink',
  n: 'red',
  p: 'petal',
  D: 'disc',
  v: 'peak',
  V: 'halo',
  g: 'gold',
  1: 'treeLight',
  2: 'tree',
  3: 'treeShade',
};

/** Drawings that are set where they are wanted, a character for each pixel; a dot is nothing. */
const stamps = {
  sleeper: `
    .k............k..............
    kgk..........klkkkkkkkk......
    kggk........kglkgggggggkk....
    knggkkkkkkkkggnkgggggggglkk..
    kggggggggggggglkgggggggggllk.
    kggggggggggggllkggggkggggllk.
    kggggggggggggllkgggkggggglllk
    kggkkkgggkkkgllkggkgggggglllk
    kggggggggggglllkggkgggggllllk
    knnDDDDkkkkkkkkkkkkkkkkkklllk
    kgDDDDDDkVVggggggggggggllkllk
    .klDDDDDkVvvllllllllllllklllk
    ..kkkkkkkkvvvkkkkkkkkkkklllk.
    ..........kkkkkkkkkkkkkkkkkkk`,
  bench: `
    .kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk.
    kllllllllllllllllllllllllllllllllooooooooook
    kooooooooooooooooooooooooooooooooooooooooook
    .kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk.
    ..ko....................................ok..
    .kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk.
    kllllllllllllllllllllllllllllllllooooooooook
    kooooooooooooooooooooooooooooooooooooooooook
    .kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk.
    ..ko....................................ok..
    ..ko....................................ok..
    ..ko....................................ok..
    kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
    kllllllllllllllllllllllllllllllllllooooooook
    kooooooooooooooooooooooooooooooooooooooooook
    kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
    ..kook................................kook..
    ..kook................................kook..
    ..kook................................kook..
    .kkkkkk..............................kkkkkk.`,
  streetLamp: `
    .....kkk.....
    ....klook....
    ..kkkkkkkkk..
    .klloooooook.
    kkkkkkkkkkkkk
    .kLLDDDDLLlk.
    .kLDDDDDLLlk.
    .kLDDDDDLLlk.
    .kLLDDDLLllk.
    ..kLLLLLLlk..
    ...kkkkkkk...
    ....klook....
    .....kkk.....
    .....lok.....
    .....lok.....
    .....lok.....
    .....lok.....
    .....lok.....
    .....lok.....
    .....lok.....
    .....lok.....
    .....lok.....
    .....lok.....
    .....lok.....
    .....lok.....
    .....lok.....
    .....lok.....
    .....lok.....
    .....lok.....
    .....lok.....
    ....klook....
    ...kllooOk...
    ..kkkkkkkkk..`,
  cottage: `
    ......oo............
    ......oO............
    ...rrrrrrrrrrrrr....
    ..rRRRRRRRRRRRRRr...
    ..rRRRRRRRRRRRRRRr..
    .rRRRRRrRRRRRRRRRRr.
    .rRRrRRRRRRRrRRRRRr.
    rRRRRRRRRRRRRRRRRRRr
    .kwwwwwwwwwwwwwwwwk.
    ..WWWWWWWWWWWWWWWw..
    ..WlLLlWWWOOOOWWWw..
    ..WlLLlWWWOooOWWWw..
    ..WlLLlWWWOooOWWww..
    ..WWWWWWWWOooOWWww..
    ..WWWWWWWWOooOwwww..
    ..wwwwwwwwOooOwwww..`,
  house: `
    .....rr......
    ....rRRr.....
    ...rRRRRr.oo.
    ..rRRRRRRroO.
    .rRRRRRRRRro.
    rRRRRRRRRRRr.
    .kwwwwwwwwk..
    ..WWWWWWWw...
    ..WlLWlLWw...
    ..WlLWlLWw...
    ..WWWWWWWw...
    ..WWOoOWWw...
    ..WWOoOWww...
    ..wwOoOwww...`,
  tower: `
    ....oo....
    ...orro...
    ..orRRro..
    ..rRRRRr..
    .rRRRRRRr.
    rRRRRRRRRr
    .kwwwwwwk.
    ..WWlLWw..
    ..WWlLWw..
    ..WWWWWw..
    ..WWWWww..
    ..WWWWWw..
    ..WlLWww..
    ..WlLWWw..
    ..WWWWWw..
    ..WWWWww..
    ..WWWWWw..
    ..WWOOww..
    ..WWOOww..
    ..wwOOww..`,
  lighthouse: `
    ......n......
    .....nnn.....
    ....nnnnn....
    ....kLLLk....
    ...kLLDLLk...
    ....kLLLk....
    ...ooooooo...
    ....WWWWw....
    ....WWWWw....
    ....nnnnr....
    ....nnnnr....
    ....WWWWw....
    ...WWWWWWw...
    ...WWWWWWw...
    ...nnnnnnr...
    ...nnnnnnr...
    ...WWWWWWw...
    ...WWlLWWw...
    ..WWWlLWWww..
    ..WWWWWWWww..
    ..nnnnnnnrr..
    ..nnnnnnnrr..
    ..WWWOOWWww..
    ..WWWOOWWww..`,
  boat: `
    ......o.....
    ......oW....
    .....WoWW...
    ....WWoWWW..
    ...WWWoWWWw.
    ..WWWWoWWWww
    .oooooooooo.
    ..OOOOOOOO..`,
  fence: `
    .o......o......o......o
    .o......o......o......o
    ooooooooooooooooooooooo
    .o......o......o......o
    OOOOOOOOOOOOOOOOOOOOOOO
    .O......O......O......O
    .O......O......O......O`,
  sign: `
    ..ooooooooo.
    .oWWWWWWWWWo
    oWkWkkWkkWWo
    .oWWWWWWWWWo
    ..ooooooooo.
    .....oO.....
    .....oO.....
    .....oO.....
    .....oO.....`,
  mushroom: `
    ..nnnn..
    .nnpnnn.
    nnnnnpnn
    npnnnnnn
    ..wWWw..
    ..wWWw..
    ..wWWw..`,
  smallMushroom: `
    .nnn.
    npnnn
    ..W..
    ..W..`,
  bush: `
    ...1121.....
    .11212221...
    112221222321
    122223222332
    .2222333333.`,
  oak: `
    .........1111.1.........
    ......11111211111.......
    ....111211121121112.....
    ...11112112221122222....
    ..1112111222112222222...
    .111221122211222222222..
    .112211222112222222223..
    11122112221222222232333.
    1122112222222222322333..
    .122222222222223223333..
    .1122222222232222333333.
    ..122222223222233333333.
    ..22222232223333333333..
    ...2232222333333333333..
    ....22233333333333333...
    .....33333333333333.....
    .......33Oo3Oo333.......
    ..........OoOo..........
    ..........Oooo..........
    ...........ooO..........
    ...........ooO..........
    ...........ooO..........
    ..........oooO..........
    .........ooOooO.........`,
} as const;

export type ThingName = keyof typeof things;

/** How many columns a thing has. */
export const widthOf = (name: ThingName): number => rowsOf(things[name])[0]?.length ?? 0;

const rowsOf = (drawing: string) => drawing.trim().split(/\s+/);

/** Sets a stamp, the left end of its lowest row at `left`, `foot`. */
export function stamp(
  layer: { set(x: number, y: number, role: Role): void },
  name: keyof typeof stamps | ThingName,
  left: number,
  foot: number,
  isMirrored = false,
): void {
  const rows = rowsOf({ ...stamps, ...things }[name]);
  for (const [y, row] of rows.entries())
    for (const [x, character] of [...row].entries()) {
      const role = roleOf[character];
      if (role) layer.set(left + (isMirrored ? row.length - 1 - x : x), foot - rows.length + 1 + y, role);
    }
}
