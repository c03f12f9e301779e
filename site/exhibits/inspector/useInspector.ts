import { fill } from 'generator/model/text';
import type { Raster } from 'pixels/raster';
import { useReducer } from 'react';
import { nameFile } from '../kit/files';
import { useFileTool } from '../kit/useFileTool';
import type { Inspection, InspectorJob, InspectorResult } from './messages';
import type { InspectorUse } from './meta';
import { empty, nameOfFrames, reducer } from './model';
import type { Text } from './words';

/**
 * The state of the tool, and what it does beyond the page: reading and saving files.
 * @param startWorker starts one that does the jobs of the inspector, and `Job` as well
 */
export function useInspector<Job = never>(
  { sampleSrc }: InspectorUse,
  { kit }: Text,
  startWorker: () => Worker,
) {
  const [state, act] = useReducer(reducer, empty);
  const { panel, save } = useFileTool<InspectorJob | Job, InspectorResult>({
    startWorker,
    sampleSrc,
    kit,
    take: ({ outcomes }) => {
      act({ kind: 'open', outcomes });
      const first = outcomes.find((outcome) => outcome.kind === 'opened')?.opened;
      if (first === undefined) return '';
      const { width, height } = first.animation;
      return fill(kit.opened, { name: first.picked.file.name, width, height });
    },
    reset: () => act({ kind: 'reset' }),
  });

  const saveFrames = (inspection: Inspection) => {
    const { file } = inspection.picked;
    const name = file.name.replace(/\.[^.]*$/, '');
    return save({ kind: 'pack', file, name }, nameOfFrames(inspection), 'application/zip');
  };

  /** @param frame from 1; `undefined` where there is one alone */
  const saveFrame = ({ picked }: Inspection, raster: Raster, frame: number | undefined) => {
    const mark = frame === undefined ? 'picture' : `frame-${frame}`;
    return save({ kind: 'draw', raster }, nameFile(picked.file.name, mark, 'png'), 'image/png');
  };

  return { state, act, panel, save, saveFrames, saveFrame };
}
