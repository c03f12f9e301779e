import type { Color } from 'pixels/palette';
import { parseHexColor } from 'pixels/parse/parseHexColor';
import { createContext, useEffect, useState } from 'react';
import { chosenMark, paletteChange } from '../../features/palettes/shared/paletteChange';
import { colors } from './frames';

/** What `colors` are painted with. */
export type Inks = readonly Color[];

export const InksContext = createContext<Inks>(colors);

/** Which of the site's colours they are where visitors choose another palette. */
export const roleOf = {
  outline: 'night',
  shadow: 'moss',
  body: 'leaf',
  light: 'mint',
  ground: 'umber',
} as const;

/** The slime's own colours, or those of the palette that the page is in. In a text, which speaks of them, they stay. */
export function useInks(isInText: boolean): Inks {
  const [inks, setInks] = useState<Inks>(colors);
  useEffect(() => {
    if (isInText) return;
    const follow = () => setInks(readInks(getComputedStyle(document.documentElement)));
    follow();
    addEventListener(paletteChange, follow);
    return () => removeEventListener(paletteChange, follow);
  }, [isInText]);
  return inks;
}

function readInks(style: CSSStyleDeclaration): Inks {
  if (style.getPropertyValue(chosenMark) === '') return colors;
  return colors.map((color) => {
    const [red, green, blue] = parseHexColor(style.getPropertyValue(`--${roleOf[color.name]}`)) ?? [];
    if (red === undefined || green === undefined || blue === undefined) return color;
    return { name: color.name, red, green, blue };
  });
}
