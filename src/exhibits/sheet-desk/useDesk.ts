import { useCallback, useReducer } from 'react';
import { saveFile } from '../../app/ui/saveFile';
import { fill } from '../../model/text';
import { fetchSample } from '../kit/fetchFile';
import { useJobs } from '../kit/useJobs';
import { empty } from './desk';
import type { DeskJob, DeskResult, MakeOrder } from './messages';
import type { DeskUse } from './meta';
import { work as workOn } from './model';
import { nameOf } from './saving';
import type { Text } from './words';

const types = { gif: 'image/gif', png: 'image/png', json: 'application/json' };

const startWorker = () =>
  new Worker(new URL('./worker/sheetDeskWorker.ts', import.meta.url), { type: 'module' });

/** The state of the tool, and what it does beyond the page: reading, making and saving files. */
export function useDesk({ sampleSrc }: DeskUse, { kit, words }: Text) {
  const [desk, act] = useReducer(workOn, empty);
  const { work, said, say, run, stop } = useJobs<DeskJob, DeskResult>(startWorker, kit);

  const open = useCallback(
    async (files: readonly File[]) => {
      const name = files.map((file) => file.name).join(', ');
      const result = await run({ kind: 'open', files }, { kind: 'opening', name });
      if (result?.kind !== 'opened') return;
      act({ kind: 'open', result });
      const { opened } = result;
      const [picture] = opened?.pictures ?? [];
      if (opened === undefined || picture === undefined) {
        say('');
        return;
      }
      const { width, height } = picture;
      const names = opened.files.map((file) => file.name).join(', ');
      say(
        opened.guess
          ? fill(kit.opened, { name: names, width, height })
          : fill(words.opened, { name: names, count: opened.pictures.length }),
      );
    },
    [run, say, kit, words],
  );

  const openSample = async () => {
    const sample = await fetchSample(sampleSrc);
    if (sample === undefined) say(kit.sampleFailed, true);
    else await open([sample]);
  };

  const save = async (order: MakeOrder) => {
    const name = nameOf(desk, order.format);
    const files = desk.opened?.files ?? [];
    const result = await run({ kind: 'make', files, order }, { kind: 'making', name });
    if (result?.kind !== 'made') return;
    saveFile(name, types[order.format], result.bytes);
    say(fill(kit.saved, { name }));
  };

  const reset = () => {
    stop('');
    act({ kind: 'reset' });
  };
  return { desk, act, work, said, open, openSample, save, stop: () => stop(kit.stopped), reset };
}
