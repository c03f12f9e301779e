/** CSS pixels: of a pixel of the pattern, and of the rows in which it goes from full to none. */
const cell = 8;
const rows = 32;
const height = cell * rows;

let running = 0;

/**
 * Makes a change of the page, over which the new picture comes down in an ordered dither; at once for visitors who want
 * less motion, in the background, and in browsers that cannot do it.
 */
export function sweep(change: () => Promise<void>): void {
  const isQuiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isQuiet || document.hidden || !('startViewTransition' in document)) {
    change();
    return;
  }
  sheet ??= drawSheet();
  const added = sheet;
  running += 1;
  const transition = document.startViewTransition(() => {
    // Behind that of the palette, which the change puts at the first place.
    const done = change();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, 1), added];
    return done;
  });
  // One that another has cut short has changed the page too.
  transition.ready.catch(() => undefined);
  transition.finished.finally(() => {
    running -= 1;
    if (running === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, 1);
  });
}

let sheet: CSSStyleSheet | undefined;

/** The new picture is masked by a plain part and, below it, the pattern; both move down by eight steps. */
function drawSheet(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(`
    ::view-transition-new(root) {
      animation: palette-sweep 0.24s steps(8) both;
      mask: linear-gradient(#000, #000) no-repeat, url(${drawPattern()}) repeat-x;
    }
    @keyframes palette-sweep {
      from { mask-position: 0 calc(-100vh - ${height}px), 0 -${height}px; }
      to { mask-position: 0 0, 0 100vh; }
    }`);
  return made;
}

/** Bayer's matrix: in which order the pixels of a block of four by four are left out. */
const bayer = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
];

function drawPattern(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 4 * cell;
  canvas.height = height;
  const context = canvas.getContext('2d');
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < 4; x++)
      if ((bayer[y % 4]?.[x] ?? 0) >= (16 * y) / rows) context?.fillRect(x * cell, y * cell, cell, cell);
  return canvas.toDataURL();
}
