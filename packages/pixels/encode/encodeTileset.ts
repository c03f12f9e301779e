import type { TileSet } from '../edit/autotiles';

interface TilesetNames {
  readonly name: string;
  /** Name of the picture file, which has to lie beside it. */
  readonly image: string;
}

/** Of what is filled, as in a template. */
const filledColor = '#8066e0';

/**
 * A set of tiles for the map editor Tiled (`.tsx`), with a terrain: which neighbours of each tile are filled, so that
 * the editor puts the right one in each place.
 * Source: https://doc.mapeditor.org/en/stable/reference/tmx-map-format/#tileset
 * @param width of a tile in pixels, as `height`
 */
export function encodeTileset(
  { columns, masks, neighbours }: TileSet,
  { name, image }: TilesetNames,
  width: number,
  height: number,
): string {
  const rows = Math.ceil(masks.length / columns);
  const tiles = masks.map(
    (mask, id) => `   <wangtile tileid="${id}" wangid="${listWays(mask, neighbours).join(',')}"/>`,
  );
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<tileset version="1.8" name="${escapeXml(name)}" tilewidth="${width}" tileheight="${height}" tilecount="${columns * rows}" columns="${columns}">`,
    ` <image source="${escapeXml(image)}" width="${columns * width}" height="${rows * height}"/>`,
    ' <wangsets>',
    `  <wangset name="${escapeXml(name)}" type="${neighbours.length === 4 ? 'edge' : 'mixed'}" tile="${masks.length - 1}">`,
    `   <wangcolor name="" color="${filledColor}" tile="${masks.length - 1}" probability="1"/>`,
    ...tiles,
    '  </wangset>',
    ' </wangsets>',
    '</tileset>',
  ].join('\n')}\n`;
}

/** Whether a tile is filled on each of its eight ways, clockwise from the top. */
function listWays(mask: number, neighbours: TileSet['neighbours']): readonly number[] {
  const ways = [
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ] as const;
  return ways.map(([right, down]) => {
    const way = neighbours.find((one) => one.right === right && one.down === down);
    return way !== undefined && (mask & way.bit) !== 0 ? 1 : 0;
  });
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
