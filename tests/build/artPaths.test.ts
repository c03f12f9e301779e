import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconPaths } from 'generator/app/ui/iconPaths';
import { controlPaths } from 'generator/exhibits/animation/controlPaths';
import { outlinePath } from 'pixels/drawSvg';
import { parseArt } from 'pixels/parseArt';
import { parseGpl } from 'pixels/parseGpl';
import { expect, test } from 'vitest';
import { packageRoot } from '../support/runTool';

const art = join(packageRoot, 'art');
const palettes = new Map([['resprite', parseGpl(readFileSync(join(art, 'resprite.gpl'), 'utf8')).palette]]);

/** Icons that stand many times on a page: their paths are in the styles. */
const repeatedPaths = Object.fromEntries(
  [
    ...readFileSync(join(packageRoot, 'packages/generator/app/ui/RepeatedIcon.module.css'), 'utf8').matchAll(
      /\.(\w+) \{\s*--shape: .*? d='([^']+)'/g,
    ),
  ].map(([, name, path]) => [name, path]),
);

test.each([
  ['icons', { ...iconPaths, ...repeatedPaths }],
  ['controls', controlPaths],
])('every path is drawn in art/%s, and is made of the drawing', (folder, paths) => {
  const drawn = readdirSync(join(art, folder)).map((file) => {
    const parsed = parseArt(readFileSync(join(art, folder, file), 'utf8'), palettes);
    const [frame] = parsed.art?.frames ?? [];
    return [file.replace('.art', ''), frame === undefined ? '' : outlinePath(frame.bitmap)];
  });
  expect(paths).toEqual(Object.fromEntries(drawn));
});
