import type { Page } from '@playwright/test';
import { type Mode, toneOf } from './colorMode';
import { watchFrames } from './watchFrames';

/**
 * The looks of the pages that are opened from now on, in the frames that have the bar already: each
 * look once, in words as those of `always`.
 */
export async function watchModes(page: Page): Promise<() => Promise<string[]>> {
  const frames = await watchFrames(page, () => {
    if (document.querySelector('header nav') === null) return null;
    const { dataset } = document.documentElement;
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    return { theme: dataset['theme'], choice: dataset['themeChoice'], backgroundColor, colorScheme };
  });
  return async () => {
    const looks = (await frames()).flatMap((look) =>
      look === null
        ? []
        : [
            `${look.theme} as ${look.choice}, ${toneOf(look.backgroundColor)} ground, ${look.colorScheme} controls`,
          ],
    );
    return [...new Set(looks)];
  };
}

/** One and the same look from the first frame on. */
export const always = (mode: Mode, choice: string): string[] => [
  `${mode} as ${choice}, ${mode} ground, ${mode} controls`,
];
