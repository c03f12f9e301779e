import { useCallback, useReducer } from 'react';
import { saveFile } from '../../app/ui/saveFile';
import { fill } from '../../model/text';
import { fetchSample } from '../kit/fetchFile';
import { nameFile } from '../kit/files';
import type { PickedFile } from '../kit/messages';
import { useJobs } from '../kit/useJobs';
import { layMarks } from './layMarks';
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
import { attend, type Doctor, empty, findingOf, markOf, placeOf } from './model';
import type { Text } from './words';

/** Counts the files of this visit. */
let picks = 0;

const startWorker = () =>
  new Worker(new URL('./worker/spriteDoctorWorker.ts', import.meta.url), { type: 'module' });

/** The name that the picture on the stage is saved under: mended, or with its marks. */
export function nameOf({ sprites, seen }: Doctor, isMarked: boolean): string {
  const sprite = sprites[seen.shown];
  return sprite === undefined
    ? ''
    : nameFile(sprite.picked.file.name, markOf(sprite, seen.look, isMarked), 'png');
}

/** What a reader does to the picture on the stage. */
export type DoctorHand = ReturnType<typeof useDoctor>['hand'];

/** The state of the tool, and what it does beyond the page: reading, examining and saving files. */
export function useDoctor({ sampleSrc }: DoctorUse, text: Text) {
  const { kit, words } = text;
  const [state, act] = useReducer(attend, empty);
  const { work, said, say, run, stop } = useJobs<DoctorJob, DoctorResult>(startWorker, kit);

  const open = useCallback(
    async (files: readonly File[]) => {
      const picked = files.map((file): PickedFile => ({ id: ++picks, file }));
      const name = files.map((file) => file.name).join(', ');
      const result = await run({ kind: 'open', files: picked }, { kind: 'opening', name });
      if (result?.kind !== 'opened') return;
      act({ kind: 'open', outcomes: result.outcomes, sheet: result.sheet });
      const opened = result.outcomes.find((outcome) => outcome.kind === 'sprite')?.sprite;
      const { width, height } = opened ?? { width: 0, height: 0 };
      say(opened ? fill(kit.opened, { name: opened.picked.file.name, width, height }) : '');
    },
    [run, say, kit],
  );

  const openSample = async () => {
    const sample = await fetchSample(sampleSrc);
    if (sample === undefined) say(kit.sampleFailed, true);
    else await open([sample]);
  };

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

  /** Goes to a place, and says which one it is. */
  const go = (action: { kind: 'choose'; finding: FindingKind } | { kind: 'place'; place: number }) => {
    act(action);
    const after = attend(state, action);
    const area = placeOf(after);
    if (area === undefined || after.chosen === undefined) return;
    const count = findingOf(after, after.chosen)?.places.length ?? 0;
    const kind = words.kinds[after.chosen];
    say(fill(words.gone, { kind, at: after.place + 1, count, column: area.left + 1, row: area.top + 1 }));
  };

  const save = async (isMarked: boolean) => {
    const { sprites, seen, sheet } = state;
    const picked = sprites[seen.shown]?.picked;
    if (picked === undefined || sheet === undefined) return;
    const name = nameOf(state, isMarked);
    const { look: wanted } = seen;
    const job: DoctorJob = isMarked
      ? { kind: 'mark', picked, look: wanted, ...layOut(sheet) }
      : { kind: 'make', picked, look: wanted };
    const result = await run(job, { kind: 'making', name });
    if (result?.kind !== 'made') return;
    saveFile(name, 'image/png', result.bytes);
    say(fill(kit.saved, { name }));
  };

  const hand = {
    show: (shown: number) => void look(shown, { ...startLook, view: state.look.view }),
    change: (changed: Partial<Look>) => void look(state.shown, { ...state.look, ...changed }),
    choose: (finding: FindingKind) => go({ kind: 'choose', finding }),
    goToPlace: (place: number) => go({ kind: 'place', place }),
    saveMended: () => save(false),
    saveMarked: () => save(true),
  };

  const reset = () => {
    stop('');
    act({ kind: 'reset' });
  };
  const halt = () => {
    stop(kit.stopped);
    act({ kind: 'stay' });
  };
  return { state, act, hand, work, said, open, openSample, stop: halt, reset };
}

/** All marks of a sheet as they are saved. */
function layOut({ picture, findings }: Sheet) {
  const size = sizeOfMarked(picture);
  const placed = { left: size.margin, top: size.margin, scale: size.factor, ratio: 1 };
  return { size, layers: layMarks({ findings, place: undefined }, placed) };
}
