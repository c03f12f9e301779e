import { useCallback, useEffect, useState } from 'react';
import { createJobRunner } from './jobRunner';
import type { Announcement } from './Panel';
import type { ToolWords } from './words';

/** The work that goes on in the worker. */
export interface Work {
  /** Key of its words in `kit`, which take the name. */
  readonly kind: 'opening' | 'making' | 'examining';
  /** Of the file. */
  readonly name: string;
  /** From 0 to 1; `undefined` where nobody can tell. */
  readonly done: number | undefined;
}

/**
 * The worker of a tool, what it is doing, and what is announced of it.
 * @param start must stay the same from render to render
 */
export function useJobs<Job, Result>(start: () => Worker, text: ToolWords['kit']) {
  const [work, setWork] = useState<Work>();
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', isTrouble: false });
  const [runner] = useState(() => createJobRunner<Job, Result>(start));
  useEffect(() => runner.stop, [runner]);

  const announce = useCallback(
    (words: string, isTrouble = false) => setAnnouncement({ text: words, isTrouble }),
    [],
  );

  /** Gives the worker a job in place of what it does now. `undefined`, and announced, where the browser failed. */
  const run = useCallback(
    async (job: Job, begun: Omit<Work, 'done'>): Promise<Result | undefined> => {
      setWork({ ...begun, done: undefined });
      const result = await runner.run(job, (done) => setWork({ ...begun, done }));
      setWork(undefined);
      if (result === undefined) announce(text.failed, true);
      return result;
    },
    [runner, text, announce],
  );

  const stop = (words: string) => {
    runner.stop();
    setWork(undefined);
    announce(words);
  };
  return { work, announcement, announce, run, stop };
}
