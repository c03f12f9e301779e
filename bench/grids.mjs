import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { bundleTasks } from './bundleTasks.mjs';
import { packageRoot } from './packageRoot.mjs';
import { printTable } from './table.mjs';

/**
 * Sheets that others drew, in an npm package: the tile sets that its maps for Tiled name with the size of their tiles,
 * and Shade's MiniWorld Sprites (CC0), whose cells have 16 pixels, or 32 where a name or a folder of large figures says so.
 */
const art = 'jsge@1.5.12';
const figures = /MiniWorldSprites\/(Animals|Characters)\//;
const largeFigures = /32x32|\/(Dragons|Mounted)\//;

/**
 * How often the grid of a sheet is guessed right: at first, and among the three that are shown. The weights of the guess
 * may be tuned by sheets of the one half, in which a hash of the name decides, and are judged by the other.
 */
export async function measureGrids() {
  const { judgeSheets, layOutArt } = await import(await bundleTasks('gridTasks'));
  const own = layOutArt(filesOf(join(packageRoot, 'art'), /\.(art|gpl)$/).map(readText));
  return [
    ...judgeSheets('tile sets and figures of games', readSheets(fetchArt())),
    ...judgeSheets("this site's animations, laid out", own),
  ];
}

export function printGrids(rows) {
  printTable(
    'Grids',
    ['sheets', 'half', 'number', 'right at first', 'right among three'],
    rows.map(({ name, half, count, first, three }) => [name, half, count, first, three]),
  );
}

/** The folder of the package, which is downloaded once. */
function fetchArt() {
  const folder = join(packageRoot, '.cache/bench-sheets');
  if (!existsSync(join(folder, 'package'))) {
    mkdirSync(folder, { recursive: true });
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const name = execFileSync(npm, ['pack', '--silent', art], { cwd: folder, encoding: 'utf8' }).trim();
    execFileSync('tar', ['xzf', name], { cwd: folder });
  }
  return join(folder, 'package');
}

/** Each sheet with the size of its cells, and with the room between and around them. */
function readSheets(folder) {
  const sheets = new Map();
  for (const file of filesOf(folder, /\.(tmj|tmx|tsx)$/)) {
    const text = readFileSync(file, 'utf8');
    const sets = file.endsWith('.tmj') ? (JSON.parse(text).tilesets ?? []) : tileSetsOf(text);
    for (const { image, tilewidth, tileheight, spacing = 0, margin = 0 } of sets) {
      const picture = join(dirname(file), image ?? '');
      if (image === undefined || !existsSync(picture)) continue;
      sheets.set(picture, { width: +tilewidth, height: +tileheight, padding: +spacing, margin: +margin });
    }
  }
  for (const file of filesOf(folder, /\.png$/).filter((name) => figures.test(slashed(name)))) {
    const side = largeFigures.test(slashed(file)) ? 32 : 16;
    sheets.set(file, { width: side, height: side, padding: 0, margin: 0 });
  }
  return [...sheets].map(([file, grid]) => ({
    ...{ name: slashed(relative(folder, file)), source: slashed(relative(folder, file)) },
    bytes: new Uint8Array(readFileSync(file)),
    grid,
  }));
}

/** The tile sets of XML: those that have a picture in them. */
function tileSetsOf(xml) {
  const attributesOf = (text) =>
    Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
  return [...xml.matchAll(/<tileset ([^>]*)>\s*<image ([^>]*)>/g)].map(([, set, image]) => ({
    ...attributesOf(set),
    image: attributesOf(image).source,
  }));
}

function filesOf(folder, pattern) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => join(folder, name));
}

function readText(file) {
  return { name: slashed(relative(join(packageRoot, 'art'), file)), text: readFileSync(file, 'utf8') };
}

function slashed(path) {
  return path.replaceAll('\\', '/');
}
