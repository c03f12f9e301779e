import type { Feature } from '../../../feature';
import { checkArt } from './checkArt';
import { showDownload } from './downloads';
import { parseArtFolder } from './parseArtFolder';
import { showArt } from './showArt';

/** Pixel art written as text, drawn as PNG, GIF, SVG and ICO. */
export const art: Feature = {
  parseArt: parseArtFolder,
  check: checkArt,
  showElement: (element, references, language) =>
    element[0] === 'Download' ? showDownload(element, references) : showArt(element, references, language),
};
