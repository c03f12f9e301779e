import { useCallback, useReducer } from 'react';
import { copyText } from '../../app/ui/copyText';
import { saveFile } from '../../app/ui/saveFile';
import { fill } from '../../model/text';
import type { Rgba } from '../../pixels/raster';
import { codeOf } from '../kit/codeOf';
import { fetchSample } from '../kit/fetchFile';
import { useJobs } from '../kit/useJobs';
import type { LaboratoryJob, LaboratoryResult } from './messages';
import type { LaboratoryUse } from './meta';
import { type Bench, empty, experiment, newColors } from './model';
import { encodePalette, nameOfPalette, type SaveFormat } from './savePalette';
import type { Text } from './words';

const startWorker = () =>
  new Worker(new URL('./worker/paletteLaboratoryWorker.ts', import.meta.url), { type: 'module' });

/** What a reader does to the palette in view, and what is said of it. */
export type LaboratoryHand = ReturnType<typeof useLaboratory>['hand'];

/** The state of the tool, and what it does beyond the page: reading and saving files, copying codes. */
export function useLaboratory({ sampleSrc }: LaboratoryUse, text: Text) {
  const { kit, words } = text;
  const [state, act] = useReducer(experiment, empty);
  const { work, said, say, run, stop } = useJobs<LaboratoryJob, LaboratoryResult>(startWorker, kit);

  const open = useCallback(
    async (files: readonly File[]) => {
      const name = files.map((file) => file.name).join(', ');
      const result = await run({ kind: 'open', files }, { kind: 'opening', name });
      if (result === undefined) return;
      act({ kind: 'open', outcomes: result.outcomes });
      const opened = result.outcomes.find((outcome) => outcome.kind === 'palette')?.palette;
      say(opened ? fill(words.opened, { name: opened.file, count: opened.colors.length }) : '');
    },
    [run, say, words],
  );

  const openSample = async () => {
    const sample = await fetchSample(sampleSrc);
    if (sample === undefined) say(kit.sampleFailed, true);
    else await open([sample]);
  };

  const copy = async (color: Rgba) => {
    const code = codeOf(color);
    const isCopied = await copyText(code);
    say(fill(isCopied ? words.copied : words.notCopied, { code }), !isCopied);
  };

  const hand = {
    copy,
    choose: (index: number, color: Rgba) => {
      act({ kind: 'choose', index });
      void copy(color);
    },
    drop: ({ colors }: Bench, indexes: readonly number[]) => {
      act({ kind: 'drop', indexes });
      say(fill(words.merged, { count: colors.length - new Set(indexes).size }));
    },
    add: ({ colors }: Bench, wanted: readonly Rgba[]) => {
      act({ kind: 'add', colors: wanted });
      say(fill(words.added, { count: newColors(colors, wanted).length }));
    },
    undo: ({ past }: Bench) => {
      act({ kind: 'undo' });
      say(fill(words.undone, { count: past.at(-1)?.length ?? 0 }));
    },
    save: (bench: Bench, format: SaveFormat) => {
      const name = nameOfPalette(bench, format);
      saveFile(name, 'text/plain', encodePalette(bench, format));
      say(fill(kit.saved, { name }));
    },
  };

  const reset = () => {
    stop('');
    act({ kind: 'reset' });
  };
  return { state, act, hand, work, said, open, openSample, stop: () => stop(kit.stopped), reset };
}
