import { type Line, longestLine } from './composePoster';

/** How much of a pixel a letter covers at least to set it, of 255. */
const enough = 110;

/**
 * A line in the font of the page, without shades.
 * @param size in pixels; smaller where the line would be too long
 */
export function drawLine(text: string, size: number, letter: string, weight = 400): Line {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is no canvas to write on');
  const { fontFamily } = getComputedStyle(document.body);
  const write = (wanted: number) => {
    context.font = `${weight} ${wanted}px ${fontFamily}`;
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
