import { fill } from 'generator/model/text';
import { useReducer } from 'react';
import { nameFile } from '../kit/files';
import { useFileTool } from '../kit/useFileTool';
import { composeMarks } from './composeMarks';
import { sizeOfMarked } from './markedSize';
import {
  type DoctorJob,
  type DoctorResult,
  type FindingKind,
  type Look,
  type Sheet,
  startLook,
} from './messages';
import type { DoctorUse } from './meta';
import { type Doctor, empty, findingOf, markOf, placeOf, reducer } from './model';
import type { Text } from './words';

const startWorker = () =>
  new Worker(new URL('./worker/spriteDoctorWorker.ts', import.meta.url), { type: 'module' });

/** The name that the picture on the stage is saved under: mended, or with its marks. */
export function nameOf({ sprites, seen }: Doctor, isMarked: boolean): string {
  const sprite = sprites[seen.shown];
  return sprite === undefined
    ? ''
    : nameFile(sprite.picked.file.name, markOf(sprite, seen.look, isMarked), 'png');
}

/** The reader's actions on the picture on the stage. */
export type DoctorActions = ReturnType<typeof useDoctor>['actions'];

/** The state of the tool, and what it does beyond the page: reading, examining and saving files. */
export function useDoctor({ sampleSrc }: DoctorUse, text: Text) {
  const { kit, words } = text;
  const [state, act] = useReducer(reducer, empty);
  const { panel, announce, run, save } = useFileTool<DoctorJob, DoctorResult>({
    startWorker,
    sampleSrc,
    kit,
    take: ({ outcomes, sheet }) => {
      act({ kind: 'open', outcomes, sheet });
      const first = outcomes.find((outcome) => outcome.kind === 'opened')?.opened;
      if (first === undefined) return '';
      const { width, height } = first;
      return fill(kit.opened, { name: first.picked.file.name, width, height });
    },
    reset: () => act({ kind: 'reset' }),
  });

  const look = async (shown: number, wanted: Look) => {
    const picked = state.sprites[shown]?.picked;
    if (picked === undefined) return;
    act({ kind: 'look', shown, look: wanted });
    const result = await run(
      { kind: 'examine', picked, look: wanted },
      { kind: 'examining', name: picked.file.name },
    );
    act(result?.kind === 'examined' ? { kind: 'examined', sheet: result.sheet } : { kind: 'stay' });
  };

  /** Goes to a place, and announces which one it is. */
  const go = (action: { kind: 'choose'; finding: FindingKind } | { kind: 'place'; place: number }) => {
    act(action);
    const after = reducer(state, action);
    const area = placeOf(after);
    if (area === undefined || after.chosen === undefined) return;
    const count = findingOf(after, after.chosen)?.places.length ?? 0;
    const kind = words.kinds[after.chosen];
    announce(
      fill(words.gone, { kind, at: after.place + 1, count, column: area.left + 1, row: area.top + 1 }),
    );
  };

  const saveSeen = async (isMarked: boolean) => {
    const { sprites, seen, sheet } = state;
    const picked = sprites[seen.shown]?.picked;
    if (picked === undefined || sheet === undefined) return;
    const job: DoctorJob = isMarked
      ? { kind: 'mark', picked, look: seen.look, ...layOut(sheet) }
      : { kind: 'make', picked, look: seen.look };
    await save(job, nameOf(state, isMarked), 'image/png');
  };

  const actions = {
    show: (shown: number) => void look(shown, { ...startLook, view: state.look.view }),
    change: (changed: Partial<Look>) => void look(state.shown, { ...state.look, ...changed }),
    choose: (finding: FindingKind) => go({ kind: 'choose', finding }),
    goToPlace: (place: number) => go({ kind: 'place', place }),
    saveMended: () => saveSeen(false),
    saveMarked: () => saveSeen(true),
  };

  const stop = () => {
    panel.stop();
    act({ kind: 'stay' });
  };
  return { state, act, actions, panel: { ...panel, stop } };
}

/** All marks of a sheet as they are saved. */
function layOut({ picture, findings }: Sheet) {
  const size = sizeOfMarked(picture);
  const placed = { left: size.margin, top: size.margin, scale: size.factor, ratio: 1 };
  return { size, layers: composeMarks({ findings, place: undefined }, placed) };
}
