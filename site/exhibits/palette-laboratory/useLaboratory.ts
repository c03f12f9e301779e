import { copyText } from 'generator/app/ui/copyText';
import { saveFile } from 'generator/app/ui/saveFile';
import { fill } from 'generator/model/text';
import type { Rgba } from 'pixels/raster';
import { useReducer } from 'react';
import { codeOf } from '../kit/codeOf';
import { useFileTool } from '../kit/useFileTool';
import type { LaboratoryJob, LaboratoryResult } from './messages';
import type { LaboratoryUse } from './meta';
import { type Bench, empty, newColors, reducer } from './model';
import { encodePalette, nameOfPalette, type SaveFormat } from './savePalette';
import type { Text } from './words';

const startWorker = () =>
  new Worker(new URL('./worker/paletteLaboratoryWorker.ts', import.meta.url), { type: 'module' });

/** The reader's actions on the palette in view, each of which is announced. */
export type LaboratoryActions = ReturnType<typeof useLaboratory>['actions'];

/** The state of the tool, and what it does beyond the page: reading and saving files, copying codes. */
export function useLaboratory({ sampleSrc }: LaboratoryUse, text: Text) {
  const { kit, words } = text;
  const [state, act] = useReducer(reducer, empty);
  const { panel, announce } = useFileTool<LaboratoryJob, LaboratoryResult>({
    startWorker,
    sampleSrc,
    kit,
    take: ({ outcomes }) => {
      act({ kind: 'open', outcomes });
      const first = outcomes.find((outcome) => outcome.kind === 'opened')?.opened;
      if (first === undefined) return '';
      return fill(words.opened, { name: first.picked.file.name, count: first.colors.length });
    },
    reset: () => act({ kind: 'reset' }),
  });

  const copy = async (color: Rgba) => {
    const code = codeOf(color);
    const isCopied = await copyText(code);
    announce(fill(isCopied ? words.copied : words.notCopied, { code }), !isCopied);
  };

  const actions = {
    copy,
    choose: (index: number, color: Rgba) => {
      act({ kind: 'choose', index });
      void copy(color);
    },
    drop: ({ colors }: Bench, indexes: readonly number[]) => {
      act({ kind: 'drop', indexes });
      announce(fill(words.merged, { count: colors.length - new Set(indexes).size }));
    },
    add: ({ colors }: Bench, wanted: readonly Rgba[]) => {
      act({ kind: 'add', colors: wanted });
      announce(fill(words.added, { count: newColors(colors, wanted).length }));
    },
    undo: ({ past }: Bench) => {
      act({ kind: 'undo' });
      announce(fill(words.undone, { count: past.at(-1)?.length ?? 0 }));
    },
    save: async (bench: Bench, format: SaveFormat) => {
      const name = nameOfPalette(bench, format);
      saveFile(name, format === 'png' ? 'image/png' : 'text/plain', await encodePalette(bench, format));
      announce(fill(kit.saved, { name }));
    },
  };
  return { state, act, actions, panel };
}
