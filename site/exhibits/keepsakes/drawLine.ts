import { type Line, longestLine } from './composePoster';

/** How much of a pixel a letter covers at least to set it, of 255. */
const enough = 110;

/**
 * A line in the font of the page's title where that has all of its letters, else in that of the page, without shades.
 * @param size in pixels; smaller where the line would be too long
 */
export function drawLine(text: string, size: number, letter: string, weight = 400): Line {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is no canvas to write on');
  const widthIn = (font: string) => {
    context.font = font;
    return context.measureText(text).width;
  };
  // What it lacks would be of another width in each.
  const isFaced = widthIn('32px Pixels, monospace') === widthIn('32px Pixels, system-ui');
  const { fontFamily } = getComputedStyle(document.body);
  const write = (wanted: number) => {
    // Its pixels are whole at multiples of 16.
    context.font = isFaced ? `${Math.max(16, wanted & ~15)}px Pixels` : `${weight} ${wanted}px ${fontFamily}`;
    context.textBaseline = 'middle';
  };
  write(size);
  const measured = context.measureText(text).width;
  const fitting = Math.floor(size * Math.min(1, longestLine / measured));
  const [width, height] = [Math.min(longestLine, Math.ceil(measured)), Math.round(fitting * 1.4)];
  // Setting a size forgets the font.
  canvas.width = Math.max(1, width);
  canvas.height = height;
  write(fitting);
  context.fillText(text, 0, height / 2);
  const { data } = context.getImageData(0, 0, canvas.width, height);
  return {
    width: canvas.width,
    height,
    letter,
    isSet: (x, y) => (data[(y * canvas.width + x) * 4 + 3] ?? 0) > enough,
  };
}
