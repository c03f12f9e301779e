import { useCallback, useReducer } from 'react';
import { saveFile } from '../../app/ui/saveFile';
import { fill } from '../../model/text';
import type { Raster } from '../../pixels/raster';
import { fetchSample } from '../kit/fetchFile';
import { nameFile } from '../kit/files';
import { useJobs } from '../kit/useJobs';
import type { Inspection, InspectorJob, InspectorResult } from './messages';
import type { InspectorUse } from './meta';
import { empty, inspect } from './model';
import type { Text } from './words';

const startWorker = () =>
  new Worker(new URL('./worker/inspectorWorker.ts', import.meta.url), { type: 'module' });

/** The name that all frames of a file are saved under. */
export function nameOfFrames({ file }: Inspection): string {
  return nameFile(file.name, 'frames', 'zip');
}

/** The state of the tool, and what it does beyond the page: reading and saving files. */
export function useInspector({ sampleSrc }: InspectorUse, { kit }: Text) {
  const [state, act] = useReducer(inspect, empty);
  const { work, said, say, run, stop } = useJobs<InspectorJob, InspectorResult>(startWorker, kit);

  const open = useCallback(
    async (files: readonly File[]) => {
      const name = files.map((file) => file.name).join(', ');
      const result = await run({ kind: 'open', files }, { kind: 'opening', name });
      if (result?.kind !== 'opened') return;
      act({ kind: 'open', outcomes: result.outcomes });
      const first = result.outcomes.find((outcome) => outcome.kind === 'inspected');
      if (first === undefined) {
        say('');
        return;
      }
      const { file, animation } = first.inspection;
      const { width, height } = animation;
      say(fill(kit.opened, { name: file.name, width, height }));
    },
    [run, say, kit],
  );

  const openSample = async () => {
    const sample = await fetchSample(sampleSrc);
    if (sample === undefined) say(kit.sampleFailed, true);
    else await open([sample]);
  };

  const make = async (job: InspectorJob, name: string, type: string) => {
    const result = await run(job, { kind: 'making', name });
    if (result?.kind !== 'made') return;
    saveFile(name, type, result.bytes);
    say(fill(kit.saved, { name }));
  };

  const saveFrames = (inspection: Inspection) => {
    const { file } = inspection;
    const name = file.name.replace(/\.[^.]*$/, '');
    return make({ kind: 'pack', file, name }, nameOfFrames(inspection), 'application/zip');
  };

  /** @param frame from 1; `undefined` where there is one alone */
  const saveFrame = ({ file }: Inspection, raster: Raster, frame: number | undefined) =>
    make(
      { kind: 'draw', raster },
      nameFile(file.name, frame === undefined ? 'picture' : `frame-${frame}`, 'png'),
      'image/png',
    );

  const reset = () => {
    stop('');
    act({ kind: 'reset' });
  };
  return {
    ...{ state, act, work, said, open, openSample, saveFrames, saveFrame, reset },
    stop: () => stop(kit.stopped),
  };
}
