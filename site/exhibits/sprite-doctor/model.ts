import type { Area } from 'pixels/edit/area';
import { type FileRemark, splitOutcomes } from '../kit/fileRemarks';
import type { Outcome } from '../kit/messages';
import {
  type Finding,
  type FindingKind,
  type Look,
  type OpenedSprite,
  type Sheet,
  startLook,
} from './messages';

/** A way to the right and down, in pixels of the picture. */
interface Way {
  readonly x: number;
  readonly y: number;
}

export interface Doctor {
  readonly sprites: readonly OpenedSprite[];
  /** Index of the one on the stage. */
  readonly shown: number;
  /** How it should be looked at; `sheet` follows when the worker has it. */
  readonly look: Look;
  /** The sprite and the look that are on the stage. */
  readonly sheet: Sheet | undefined;
  readonly seen: { readonly shown: number; readonly look: Look };
  /** The kind of find that is marked: one at a time, so that the picture is seen. */
  readonly marked: FindingKind | undefined;
  /** The kind that is gone through, which is the marked one; absent while the whole picture is shown. */
  readonly chosen: FindingKind | undefined;
  /** Index among the places of this kind. */
  readonly place: number;
  /** How far the picture is moved from the middle. */
  readonly pan: Way;
  readonly remarks: readonly FileRemark[];
}

export type DoctorAction =
  | {
      readonly kind: 'open';
      readonly outcomes: readonly Outcome<OpenedSprite>[];
      readonly sheet: Sheet | undefined;
    }
  /** Asks for another look, of the same picture or of another one. */
  | { readonly kind: 'look'; readonly shown: number; readonly look: Look }
  /** The worker has looked. */
  | { readonly kind: 'examined'; readonly sheet: Sheet }
  /** The reader stopped it, or the browser failed: what is on the stage stays. */
  | { readonly kind: 'stay' }
  /** Goes through a kind of find, or, where it is chosen already, on to its next place. */
  | { readonly kind: 'choose'; readonly finding: FindingKind }
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'overview' }
  | { readonly kind: 'pan'; readonly pan: Way }
  | { readonly kind: 'reset' };

const still: Way = { x: 0, y: 0 };

export const empty: Doctor = {
  sprites: [],
  shown: 0,
  look: startLook,
  sheet: undefined,
  seen: { shown: 0, look: startLook },
  marked: undefined,
  chosen: undefined,
  place: 0,
  pan: still,
  remarks: [],
};

/** The state after an action. New files take the place of those before. */
export function reducer(before: Doctor, action: DoctorAction): Doctor {
  switch (action.kind) {
    case 'open':
      return openSprites(before, action.outcomes, action.sheet);
    case 'look':
      return { ...before, shown: action.shown, look: action.look };
    case 'examined':
      return showSheet(before, action.sheet);
    case 'stay':
      return { ...before, ...before.seen };
    case 'choose':
      return action.finding === before.chosen
        ? goTo(before, before.place + 1)
        : goTo({ ...before, marked: action.finding, chosen: action.finding }, 0);
    case 'place':
      return goTo(before, action.place);
    case 'overview':
      return { ...before, chosen: undefined, place: 0, pan: still };
    case 'pan':
      return { ...before, pan: action.pan };
    case 'reset':
      return empty;
  }
}

/** The first kind of which something was found. */
const firstFound = ({ findings }: Sheet) => findings.find(({ places }) => places.length > 0)?.kind;

/** The find of a kind on the stage. */
export function findingOf({ sheet }: Doctor, kind: FindingKind | undefined): Finding | undefined {
  return sheet?.findings.find((finding) => finding.kind === kind);
}

/** The place that is gone to, if there is one. */
export function placeOf(state: Doctor): Area | undefined {
  return findingOf(state, state.chosen)?.places[state.place];
}

/** After the last place comes the first one again. The place is in the middle of the stage. */
function goTo(before: Doctor, wanted: number): Doctor {
  const places = findingOf(before, before.chosen)?.places ?? [];
  const place = places.length === 0 ? 0 : (wanted + places.length) % places.length;
  const area = places[place];
  if (area === undefined || before.sheet === undefined) return { ...before, place, pan: still };
  const { width, height } = before.sheet.picture;
  const pan = {
    x: width / 2 - area.left - area.width / 2,
    y: height / 2 - area.top - area.height / 2,
  };
  return { ...before, place, pan };
}

/** Another view of the same pixels keeps its place; a kind that is gone after mending stays chosen. */
function showSheet(before: Doctor, sheet: Sheet): Doctor {
  const { shown, look } = before;
  const after = { ...before, sheet, seen: { shown, look } };
  if (shown !== before.seen.shown)
    return { ...after, marked: firstFound(sheet), chosen: undefined, place: 0, pan: still };
  const isSame = sheet.picture.width === before.sheet?.picture.width && look.frame === before.seen.look.frame;
  const count = findingOf(after, before.chosen)?.places.length ?? 0;
  return isSame && before.place < count ? after : goTo(after, 0);
}

/** Files of which none can be read are told of, and leave what is on the stage alone. */
function openSprites(
  before: Doctor,
  outcomes: readonly Outcome<OpenedSprite>[],
  sheet: Sheet | undefined,
): Doctor {
  const { opened: sprites, remarks } = splitOutcomes(outcomes);
  return sheet === undefined
    ? { ...before, remarks }
    : { ...empty, sprites, sheet, marked: firstFound(sheet), remarks };
}

/** Whether something was changed, so that there is a picture to save that is not the file's own. */
export function isMended({ enlarged }: OpenedSprite, look: Look): boolean {
  return look.mergesTwins || look.hardensAlpha || (look.usesTrueSize && enlarged !== undefined);
}

/** The mark in the name of a saved file: the frame, if there are several, and what was done to it. */
export function markOf({ frames }: OpenedSprite, { frame, ...look }: Look, isMarked: boolean): string {
  const done = isMarked ? 'marks' : look.mergesTwins || look.hardensAlpha ? 'mended' : '1x';
  return frames > 1 ? `${frame + 1}-${done}` : done;
}
