import { useCallback, useEffect, useReducer } from 'react';
import { saveFile } from '../../app/ui/saveFile';
import { fill } from '../../model/text';
import { fetchSample } from '../kit/fetchFile';
import { nameFile } from '../kit/files';
import type { PickedFile } from '../kit/messages';
import { useJobs } from '../kit/useJobs';
import type { Laying, OpenedTile, TemplateSize, TileJob, TileResult } from './messages';
import type { TesterUse } from './meta';
import { start, testTiles } from './model';
import type { Text } from './words';

/** Counts the files of this visit. */
let picks = 0;

const startWorker = () =>
  new Worker(new URL('./worker/tileTesterWorker.ts', import.meta.url), { type: 'module' });

/** What is done to a tile, as the name of the file tells. */
const fileMarks: Readonly<Record<Laying, string>> = { repeated: '3x3', bricks: 'bricks', half: 'half' };

/** The name that a tile is saved under, as it is laid. */
export function nameOfLaid({ picked }: OpenedTile, laying: Laying): string {
  return nameFile(picked.file.name, fileMarks[laying], 'png');
}

export function nameOfTemplate({ picked }: OpenedTile, size: TemplateSize): string {
  return nameFile(picked.file.name, `template-${size}`, 'png');
}

/** The state of the tool, and what it does beyond the page: reading, laying and saving tiles. */
export function useTester({ sampleSrc }: TesterUse, { kit }: Text) {
  const [state, act] = useReducer(testTiles, start);
  const { work, said, say, run, stop } = useJobs<TileJob, TileResult>(startWorker, kit);
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

  const open = useCallback(
    async (files: readonly File[]) => {
      const chosen = files.map((file): PickedFile => ({ id: ++picks, file }));
      const name = files.map((file) => file.name).join(', ');
      const result = await run({ kind: 'open', files: chosen }, { kind: 'opening', name });
      if (result?.kind !== 'opened') return;
      act({ kind: 'open', outcomes: result.outcomes });
      const first = result.outcomes.find((outcome) => outcome.kind === 'tile');
      if (first === undefined) {
        say('');
        return;
      }
      const { width, height } = first.tile;
      say(fill(kit.opened, { name: first.tile.picked.file.name, width, height }));
    },
    [run, say, kit],
  );

  const openSample = async () => {
    const sample = await fetchSample(sampleSrc);
    if (sample === undefined) say(kit.sampleFailed, true);
    else await open([sample]);
  };

  const make = async (job: TileJob, name: string) => {
    const result = await run(job, { kind: 'making', name });
    if (result?.kind !== 'made') return;
    saveFile(name, 'image/png', result.bytes);
    say(fill(kit.saved, { name }));
  };

  const saveLaid = (tile: OpenedTile) =>
    make({ kind: 'saveLaid', picked: tile.picked, laying }, nameOfLaid(tile, laying));

  const saveTemplate = (tile: OpenedTile) => {
    const size = state.templateSize;
    return make({ kind: 'saveTemplate', picked: tile.picked, size }, nameOfTemplate(tile, size));
  };

  const reset = () => {
    stop('');
    act({ kind: 'reset' });
  };
  return {
    ...{ state, act, work, said, open, openSample, saveLaid, saveTemplate, reset },
    stop: () => stop(kit.stopped),
  };
}
