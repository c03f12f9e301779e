import type { Outcome, PickedFile } from '../messages';

type Open<Opened> = (picked: PickedFile) => Promise<Outcome<Opened>>;

/**
 * Opens files one after another.
 * @param progress is told how much is done, from 0 to 1
 */
export async function openFiles<Opened>(
  files: readonly PickedFile[],
  open: Open<Opened>,
  progress: (done: number) => void,
): Promise<readonly Outcome<Opened>[]> {
  const outcomes: Outcome<Opened>[] = [];
  for (const [index, picked] of files.entries()) {
    progress(index / files.length);
    outcomes.push(await open(picked));
  }
  return outcomes;
}

/** The files that the worker of a tool has opened: it keeps them, so that no job opens one again. */
export function keepFiles<Opened>(open: Open<Opened>) {
  const kept = new Map<number, Opened>();
  const openAndKeep = async (picked: PickedFile) => {
    const outcome = await open(picked);
    if (outcome.kind === 'opened') kept.set(picked.id, outcome.opened);
    return outcome;
  };
  return {
    /** Opens files as `openFiles`. They take the place of those before. */
    openAll: (files: readonly PickedFile[], progress: (done: number) => void) => {
      kept.clear();
      return openFiles(files, openAndKeep, progress);
    },
    /**
     * A file that the page has opened before. After a stop the worker is another one and reads it again.
     * @throws Error where it cannot be read any more
     */
    find: async (picked: PickedFile): Promise<Opened> => {
      const known = kept.get(picked.id);
      if (known !== undefined) return known;
      const outcome = await openAndKeep(picked);
      if (outcome.kind === 'refused') throw new Error(`${picked.file.name} is no longer what it was`);
      return outcome.opened;
    },
  };
}
