import { fill } from 'generator/model/text';
import { useEffect, useReducer } from 'react';
import { nameFile } from '../kit/files';
import { useFileTool } from '../kit/useFileTool';
import type { Laying, OpenedTile, TemplateSize, TileJob, TileResult } from './messages';
import type { TesterUse } from './meta';
import { reducer, start } from './model';
import type { Text } from './words';

const startWorker = () =>
  new Worker(new URL('./worker/tileTesterWorker.ts', import.meta.url), { type: 'module' });

/** The mark of each way of laying in the name of a file. */
const fileMarks: Readonly<Record<Laying, string>> = { repeated: '3x3', bricks: 'bricks', half: 'half' };

/** The name that a tile is saved under, as it is laid. */
export function nameOfLaid({ picked }: OpenedTile, laying: Laying): string {
  return nameFile(picked.file.name, fileMarks[laying], 'png');
}

/** The template is a picture, and a set of tiles for the map editor Tiled. */
export function nameOfTemplate(
  { picked }: OpenedTile,
  size: TemplateSize,
  format: 'png' | 'tsx' = 'png',
): string {
  return nameFile(picked.file.name, `template-${size}`, format);
}

/** The state of the tool, and what it does beyond the page: reading, laying and saving tiles. */
export function useTester({ sampleSrc }: TesterUse, { kit }: Text) {
  const [state, act] = useReducer(reducer, start);
  const { panel, run, save } = useFileTool<TileJob, TileResult>({
    startWorker,
    sampleSrc,
    kit,
    take: ({ outcomes }) => {
      act({ kind: 'open', outcomes });
      const first = outcomes.find((outcome) => outcome.kind === 'opened')?.opened;
      if (first === undefined) return '';
      const { width, height } = first;
      return fill(kit.opened, { name: first.picked.file.name, width, height });
    },
    reset: () => act({ kind: 'reset' }),
  });
  const { tiles, shown, laying, isMarked } = state;
  const picked = tiles[shown]?.picked;

  useEffect(() => {
    if (picked === undefined) return;
    const lay = async () => {
      const job: TileJob = { kind: 'lay', picked, laying, isMarked };
      const result = await run(job, { kind: 'making', name: picked.file.name });
      if (result?.kind === 'laid') act({ kind: 'laid', raster: result.raster });
    };
    void lay();
  }, [picked, laying, isMarked, run]);

  const saveLaid = (tile: OpenedTile) =>
    save({ kind: 'saveLaid', picked: tile.picked, laying }, nameOfLaid(tile, laying), 'image/png');

  const saveTemplate = (tile: OpenedTile, size: TemplateSize) =>
    save({ kind: 'saveTemplate', picked: tile.picked, size }, nameOfTemplate(tile, size), 'image/png');

  const saveTileset = (tile: OpenedTile, size: TemplateSize) => {
    const image = nameOfTemplate(tile, size);
    return save(
      { kind: 'saveTileset', picked: tile.picked, size, image },
      nameOfTemplate(tile, size, 'tsx'),
      'application/xml',
    );
  };

  return { state, act, panel, saveLaid, saveTemplate, saveTileset };
}
