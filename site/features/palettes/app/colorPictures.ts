import { parseHexColor } from 'pixels/parse/parseHexColor';
import type { Palette } from './palettes';
import { recolor, recolorCodes, recolorOne } from './recolor';
import { hexOf } from './themeOf';

/** Drawings, and the logo, which is written into pages. */
const inline = 'data:image/svg+xml,';
const art = `img:is([src*="/assets/art/"],[src^="${inline}"])`;
/** On pictures that have been looked at: those that keep their colours, and those that have others. */
const mark = 'data-palette';

/** On a ground that has its drawings, which that of the footer gets when it is seen. */
const ground = 'data-ground';
/** An element whose own custom properties have sheets and colours of a landscape. */
const landscape = `:is([data-landscape],[${ground}])`;

/**
 * A style sheet by which nothing is seen in the wrong colours first; what takes too long appears as it is. Words over a
 * landscape that is not there yet stand on the night.
 */
export const waitingPictures =
  `${art}:not([${mark}]),${landscape}:not([${mark}])>:first-child{animation:late-picture 1.5s}` +
  `${landscape}:not([${mark}]){animation:late-landscape 1.5s}` +
  '@keyframes late-picture{from,to{opacity:0}}' +
  '@keyframes late-landscape{from,to{background:var(--night);color:var(--paper)}}';

let current: Palette | undefined;
let observer: MutationObserver | undefined;
/** The addresses of pictures that have other colours now. */
const originals = new WeakMap<HTMLImageElement, string>();
/** What landscapes had in their custom properties. */
const ownStyles = new WeakMap<HTMLElement, Map<string, string>>();
const files = new Map<string, Promise<Uint8Array>>();

/**
 * Gives the drawings of the page, and those that come later, the colours of a palette; `undefined` is the site's own.
 * @returns when those that are seen have them
 */
export async function colorPictures(palette: Palette | undefined): Promise<void> {
  current = palette;
  if (palette === undefined) {
    observer?.disconnect();
    observer = undefined;
    for (const picture of document.querySelectorAll<HTMLImageElement>(`img[${mark}]`)) {
      const own = originals.get(picture);
      if (own !== undefined) picture.setAttribute('src', own);
      picture.removeAttribute(mark);
    }
    for (const element of document.querySelectorAll<HTMLElement>(`${landscape}[${mark}]`)) {
      for (const [name, value] of ownStyles.get(element) ?? []) element.style.setProperty(name, value);
      element.removeAttribute(mark);
    }
    return;
  }
  observer ??= watchPictures();
  const seen = [...document.querySelectorAll<HTMLImageElement>(`${art},img[${mark}]`)].map(
    async (picture) => {
      await color(picture);
      if (isSeen(picture)) await picture.decode().catch(() => undefined);
    },
  );
  const landscapes = document.querySelectorAll<HTMLElement>(landscape);
  await Promise.all([...seen, ...[...landscapes].map(colorLandscape)]);
}

/** New pictures and grounds, and pictures that React has given another address. */
function watchPictures(): MutationObserver {
  const watching = new MutationObserver((changes) => {
    for (const { target, attributeName, addedNodes } of changes) {
      // Another part of the day is shown now.
      if (target === document.documentElement)
        for (const element of document.querySelectorAll<HTMLElement>(landscape)) colorLandscape(element);
      if (
        target instanceof HTMLImageElement &&
        target.matches(art) &&
        originals.get(target) !== sourceOf(target)
      )
        color(target);
      if (attributeName === ground && target instanceof HTMLElement) colorLandscape(target);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        const within = node.querySelectorAll<HTMLElement>(landscape);
        for (const element of node instanceof HTMLElement && node.matches(landscape) ? [node] : within)
          colorLandscape(element);
        const inside = node.querySelectorAll<HTMLImageElement>(art);
        for (const picture of node instanceof HTMLImageElement && node.matches(art) ? [node] : inside)
          color(picture);
      }
    }
  });
  watching.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  watching.observe(document.body, { childList: true, subtree: true, attributeFilter: ['src', ground] });
  return watching;
}

async function color(picture: HTMLImageElement): Promise<void> {
  const source = sourceOf(picture);
  if (!source.startsWith('data:') || source.startsWith(inline)) originals.set(picture, source);
  const address = originals.get(picture);
  const palette = current;
  if (address === undefined || palette === undefined) return;
  if (address.startsWith(inline)) {
    picture.setAttribute(mark, '');
    const other = address.replace(inline, 'data:image/svg+xml;charset=utf-8,');
    picture.setAttribute('src', recolorCodes(other, palette));
    return;
  }
  const file = await readFile(address).catch(() => undefined); // It stays as it is.
  if (current !== palette || originals.get(picture) !== address) return;
  // What stands in the landscape belongs to it.
  const isInText =
    picture.closest('figure,dialog,[data-beside]') !== null && picture.closest('[data-landscape]') === null;
  const colored = file && recolor(address, file, palette, isInText);
  picture.setAttribute(mark, '');
  const next = colored === undefined ? address : dataAddress(colored);
  if (next !== sourceOf(picture)) picture.setAttribute('src', next);
}

async function colorLandscape(element: HTMLElement): Promise<void> {
  const palette = current;
  if (palette === undefined) return;
  const known = ownStyles.get(element) ?? new Map<string, string>();
  ownStyles.set(element, known);
  const own = readPart(element, known);
  const sheets = [...own].flatMap(([name, value]) => {
    const address = addressIn(value);
    return address === undefined ? [] : [{ name, address }];
  });
  const colored = await Promise.all(
    sheets.map(async ({ name, address }) => {
      const file = await readFile(address).catch(() => undefined); // It stays as it is.
      const png = file && recolor(address, file, palette);
      return file === undefined || png === undefined ? [] : [{ name, file, png }];
    }),
  );
  if (current !== palette || colored.some(({ length }) => length === 0)) return;
  for (const { name, file, png } of colored.flat()) {
    element.style.setProperty(name, `url(${dataAddress(png)})`);
    for (const [other, value] of own) {
      const color = parseHexColor(value);
      const turned = color && recolorOne(color, file, png);
      if (turned !== undefined) element.style.setProperty(other, hexOf(turned));
    }
  }
  element.setAttribute(mark, '');
}

/**
 * What the sheet and the colours of the part of the day that is shown were at first; of a banner the sheets of both
 * modes.
 * @param known what was read before, and is read now
 */
function readPart(element: HTMLElement, known: Map<string, string>): ReadonlyMap<string, string> {
  const shown = addressIn(getComputedStyle(element).getPropertyValue('--sheet'));
  const all = [...element.style].map((name) => [name, element.style.getPropertyValue(name)] as const);
  const sheet = all.find(([, value]) => shown !== undefined && addressIn(value) === shown)?.[0];
  const part = sheet?.replace('sheet', '') ?? '--banner-';
  for (const [name, value] of all) if (name.startsWith(part) && !known.has(name)) known.set(name, value);
  return new Map([...known].filter(([name]) => name.startsWith(part)));
}

const addressIn = (value: string) => /url\("?(.+?)"?\)/.exec(value)?.[1];

const sourceOf = (picture: HTMLImageElement) => picture.getAttribute('src') ?? '';

function readFile(address: string): Promise<Uint8Array> {
  const known = files.get(address);
  if (known !== undefined) return known;
  const file = fetch(address).then(async (answer) => new Uint8Array(await answer.arrayBuffer()));
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}

export function dataAddress(png: Uint8Array): string {
  return `data:image/png;base64,${btoa(Array.from(png, (byte) => String.fromCharCode(byte)).join(''))}`;
}

function isSeen(picture: HTMLImageElement): boolean {
  const { top, bottom, width } = picture.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
