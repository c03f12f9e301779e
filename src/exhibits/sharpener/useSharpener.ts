import { useCallback, useReducer } from 'react';
import { saveFile } from '../../app/ui/saveFile';
import { fill } from '../../model/text';
import { fetchSample } from '../kit/fetchFile';
import { nameFile } from '../kit/files';
import type { PickedFile } from '../kit/messages';
import { useJobs } from '../kit/useJobs';
import type { OpenedPicture, SharpenerJob, SharpenerResult } from './messages';
import type { SharpenerUse } from './meta';
import { baseOf, factorOf, formatOf, type Sharpener, sharpen, startWith } from './model';
import type { Text } from './words';

const types = { png: 'image/png', gif: 'image/gif' };

/** Counts the files of this visit. */
let picks = 0;

const startWorker = () =>
  new Worker(new URL('./worker/sharpenerWorker.ts', import.meta.url), { type: 'module' });

/** The name that a picture is saved under, at the size that is wished for. */
export function nameOf(picture: OpenedPicture, { wish, usesTrueSize }: Sharpener): string {
  const factor = factorOf(wish, baseOf(picture, usesTrueSize));
  return nameFile(picture.picked.file.name, `${factor}x`, formatOf(picture));
}

/** The state of the tool, and what it does beyond the page: reading, making and saving files. */
export function useSharpener({ sampleSrc, target }: SharpenerUse, { kit }: Text) {
  const [state, act] = useReducer(sharpen, target, startWith);
  const { work, said, say, run, stop } = useJobs<SharpenerJob, SharpenerResult>(startWorker, kit);

  const open = useCallback(
    async (files: readonly File[]) => {
      const picked = files.map((file): PickedFile => ({ id: ++picks, file }));
      const name = files.map((file) => file.name).join(', ');
      const result = await run({ kind: 'open', files: picked }, { kind: 'opening', name });
      if (result?.kind !== 'opened') return;
      act({ kind: 'open', outcomes: result.outcomes });
      const opened = result.outcomes.find((outcome) => outcome.kind === 'picture');
      if (opened === undefined) {
        say('');
        return;
      }
      const { width, height } = opened.picture.asWritten;
      say(fill(kit.opened, { name: opened.picture.picked.file.name, width, height }));
    },
    [run, say, kit],
  );

  const openSample = async () => {
    const sample = await fetchSample(sampleSrc);
    if (sample === undefined) say(kit.sampleFailed, true);
    else await open([sample]);
  };

  const save = async (picture: OpenedPicture) => {
    const { wish, usesTrueSize } = state;
    const name = nameOf(picture, state);
    const result = await run(
      {
        kind: 'make',
        picked: picture.picked,
        factor: factorOf(wish, baseOf(picture, usesTrueSize)),
        isTrueSize: usesTrueSize && picture.reduced !== undefined,
      },
      { kind: 'making', name },
    );
    if (result?.kind !== 'made') return;
    saveFile(name, types[result.made.format], result.made.bytes);
    say(fill(kit.saved, { name }));
  };

  /** One after another, each at the size that is wished for. */
  const saveAll = async () => {
    for (const picture of state.pictures) await save(picture);
  };

  const reset = () => {
    stop('');
    act({ kind: 'reset', side: target });
  };
  return { state, act, work, said, open, openSample, save, saveAll, stop: () => stop(kit.stopped), reset };
}
