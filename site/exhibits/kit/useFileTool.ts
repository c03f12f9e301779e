import { saveFile } from 'generator/app/ui/saveFile';
import { fill } from 'generator/model/text';
import { fetchSample } from './fetchFile';
import type { MadeFile, OpenJob, PickedFile } from './messages';
import { useJobs } from './useJobs';
import type { ToolWords } from './words';

interface Options<Result> {
  /** Starts the worker; the same from render to render. */
  readonly startWorker: () => Worker;
  /** Address of the file to try the tool with. */
  readonly sampleSrc: string;
  readonly kit: ToolWords['kit'];
  /** Takes the files that were opened, and gives what is announced of them. */
  readonly take: (opened: Extract<Result, { readonly kind: 'opened' }>) => string;
  /** Empties the tool. */
  readonly reset: () => void;
}

/** Counts the files of this visit. */
let picks = 0;

/**
 * A tool's way to its worker: files are opened and made there, which shows its progress, can be stopped, and is
 * announced. `panel` are the props of `FileTool` that come from here.
 */
export function useFileTool<Job, Result extends { readonly kind: string }>({
  startWorker,
  sampleSrc,
  kit,
  take,
  reset,
}: Options<Result>) {
  const { work, announcement, announce, run, stop } = useJobs<OpenJob | Job, Result>(startWorker, kit);

  const open = async (files: readonly File[]) => {
    const picked = files.map((file): PickedFile => ({ id: ++picks, file }));
    const name = files.map((file) => file.name).join(', ');
    const result = await run({ kind: 'open', files: picked }, { kind: 'opening', name });
    if (result !== undefined && isOpened(result)) announce(take(result));
  };

  const openSample = async () => {
    const sample = await fetchSample(sampleSrc);
    if (sample === undefined) announce(kit.sampleFailed, true);
    else await open([sample]);
  };

  /** Has the worker make a file, and saves it. */
  const save = async (job: Job, name: string, type: string) => {
    const result = await run(job, { kind: 'making', name });
    if (result === undefined || !isMade(result)) return;
    saveFile(name, type, result.bytes);
    announce(fill(kit.saved, { name }));
  };

  const panel = {
    work,
    announcement,
    open,
    openSample,
    stop: () => stop(kit.stopped),
    reset: () => {
      stop('');
      reset();
    },
  };
  return { panel, announce, run, save };
}

function isOpened<Result extends { readonly kind: string }>(
  result: Result,
): result is Extract<Result, { readonly kind: 'opened' }> {
  return result.kind === 'opened';
}

function isMade<Result extends { readonly kind: string }>(result: Result): result is Result & MadeFile {
  return result.kind === 'made';
}
