import { useCallback, useEffect, useState } from 'react';
import type { ToolWords } from '../../model/words';
import type { Said } from './Frame';
import { createJobRunner } from './jobRunner';

/** What the worker is doing. */
export interface Work {
  /** Key of its words in `kit`, which take the name. */
  readonly kind: 'opening' | 'making' | 'examining';
  /** Of the file. */
  readonly name: string;
  /** From 0 to 1; `undefined` where nobody can tell. */
  readonly done: number | undefined;
}

/**
 * The worker of a tool, what it is doing, and what is said of it.
 * @param start must stay the same from render to render
 */
export function useJobs<Job, Result>(start: () => Worker, text: ToolWords['kit']) {
  const [work, setWork] = useState<Work>();
  const [said, setSaid] = useState<Said>({ text: '', isTrouble: false });
  const [runner] = useState(() => createJobRunner<Job, Result>(start));
  useEffect(() => runner.stop, [runner]);

  const say = useCallback((words: string, isTrouble = false) => setSaid({ text: words, isTrouble }), []);

  /** Gives the worker a job in place of what it does now. `undefined`, and said, where the browser failed. */
  const run = useCallback(
    async (job: Job, begun: Omit<Work, 'done'>) => {
      setWork({ ...begun, done: undefined });
      const result = await runner.run(job, (done) => setWork({ ...begun, done }));
      setWork(undefined);
      if (result === undefined) say(text.failed, true);
      return result;
    },
    [runner, text, say],
  );

  const stop = (words: string) => {
    runner.stop();
    setWork(undefined);
    say(words);
  };
  return { work, said, say, run, stop };
}
