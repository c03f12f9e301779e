import { useCallback, useEffect, useReducer, useState } from 'react';
import { fill } from '../../model/text';
import type { ToolWords } from '../../model/words';
import { createJobRunner } from '../kit/jobRunner';
import { nameFile } from '../kit/nameFile';
import { saveFile } from '../kit/saveFile';
import type { MadeFile, OpenedPicture, PickedFile, SharpenerJob, SharpenerResult } from './messages';
import type { SharpenerUse } from './meta';
import { baseOf, factorOf, formatOf, type Sharpener, sharpen, startWith } from './model';

/** What the worker is doing. */
interface Work {
  readonly kind: 'opening' | 'making';
  readonly name: string;
  /** From 0 to 1; `undefined` where nobody can tell. */
  readonly done: number | undefined;
}

const types = { png: 'image/png', gif: 'image/gif' };

/** Ids of files, counted for all tools of this visit. */
let files = 0;

const startWorker = () =>
  new Worker(new URL('./worker/sharpenerWorker.ts', import.meta.url), { type: 'module' });

/** The name that a picture is saved under, at the size that is wished for. */
export function nameOf(picture: OpenedPicture, { wish, usesTrueSize }: Sharpener): string {
  const factor = factorOf(wish, baseOf(picture, usesTrueSize));
  return nameFile(picture.picked.file.name, `${factor}x`, formatOf(picture));
}

/** The state of the tool, and what it does beyond the page: reading, making and saving files. */
export function useSharpener({ sampleSrc, target }: SharpenerUse, { kit }: ToolWords) {
  const [state, act] = useReducer(sharpen, target, startWith);
  const [work, setWork] = useState<Work>();
  const [said, say] = useState('');
  const [runner] = useState(() => createJobRunner<SharpenerJob, SharpenerResult>(startWorker));
  useEffect(() => runner.stop, [runner]);

  const run = useCallback(
    async (job: SharpenerJob, begun: Omit<Work, 'done'>) => {
      setWork({ ...begun, done: undefined });
      const result = await runner.run(job, (done) => setWork({ ...begun, done }));
      setWork(undefined);
      if (result === undefined) say(kit.failed);
      return result;
    },
    [runner, kit],
  );

  const open = useCallback(
    async (chosen: readonly File[]) => {
      const picked = chosen.map((file): PickedFile => ({ id: ++files, file }));
      const result = await run(
        { kind: 'open', files: picked },
        { kind: 'opening', name: chosen.map(({ name }) => name).join(', ') },
      );
      if (result?.kind !== 'opened') return;
      act({ kind: 'open', outcomes: result.outcomes });
      const first = result.outcomes.flatMap((outcome) =>
        outcome.kind === 'picture' ? [outcome.picture] : [],
      )[0];
      if (first !== undefined) {
        const { width, height } = first.asWritten;
        say(fill(kit.opened, { name: first.picked.file.name, width, height }));
      } else say('');
    },
    [run, kit],
  );

  const openSample = useCallback(async () => {
    const response = await fetch(sampleSrc).catch(() => undefined);
    if (response?.ok !== true) {
      say(kit.sampleFailed);
      return;
    }
    await open([new File([await response.blob()], sampleSrc.slice(sampleSrc.lastIndexOf('/') + 1))]);
  }, [open, sampleSrc, kit]);

  const save = async (picture: OpenedPicture) => {
    const name = nameOf(picture, state);
    const { picked } = picture;
    const isTrueSize = state.usesTrueSize && picture.reduced !== undefined;
    const factor = factorOf(state.wish, baseOf(picture, state.usesTrueSize));
    const result = await run({ kind: 'make', picked, factor, isTrueSize }, { kind: 'making', name });
    if (result?.kind !== 'made') return;
    saveMade(name, result.made);
    say(fill(kit.saved, { name }));
  };

  const stop = () => {
    runner.stop();
    setWork(undefined);
    say(kit.stopped);
  };
  const reset = () => {
    runner.stop();
    setWork(undefined);
    say('');
    act({ kind: 'reset', side: target });
  };
  return { state, act, work, said, open, openSample, save, stop, reset };
}

function saveMade(name: string, { bytes, format }: MadeFile): void {
  saveFile(name, types[format], bytes);
}
