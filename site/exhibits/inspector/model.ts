import type { Frame } from 'pixels/animation';
import type { ShownImportFact } from '../../features/import-facts/shared/importFacts';
import { type FileRemark, splitOutcomes } from '../kit/fileRemarks';
import { nameFile } from '../kit/files';
import type { Outcome } from '../kit/messages';
import type { FoundTopic, Inspection } from './messages';

export interface Inspector {
  readonly inspections: readonly Inspection[];
  /** Index of the one in view. */
  readonly shown: number;
  readonly remarks: readonly FileRemark[];
}

export type InspectorAction =
  | { readonly kind: 'open'; readonly outcomes: readonly Outcome<Inspection>[] }
  | { readonly kind: 'show'; readonly index: number }
  | { readonly kind: 'reset' };

export const empty: Inspector = { inspections: [], shown: 0, remarks: [] };

/** The state after an action. New files take the place of those before. */
export function reducer(before: Inspector, action: InspectorAction): Inspector {
  switch (action.kind) {
    case 'open':
      return openFiles(before, action.outcomes);
    case 'show':
      return { ...before, shown: action.index };
    case 'reset':
      return empty;
  }
}

/** Files of which none can be read are told of, and leave what is in view alone. */
function openFiles(before: Inspector, outcomes: readonly Outcome<Inspection>[]): Inspector {
  const { opened: inspections, remarks } = splitOutcomes(outcomes);
  return inspections.length === 0 ? { ...before, remarks } : { inspections, shown: 0, remarks };
}

/** A fact that concerns a file, and what of the file it is about. */
export interface ShownChange {
  readonly fact: ShownImportFact;
  readonly found: FoundTopic;
}

/** The facts about what a file really has, in their order. */
export function listChanges(
  facts: readonly ShownImportFact[],
  found: readonly FoundTopic[],
): readonly ShownChange[] {
  return facts.flatMap((fact) => {
    const own = found.find(({ topic }) => topic === fact.topic);
    return own === undefined ? [] : [{ fact, found: own }];
  });
}

/** The time that an import cuts frames to whole steps of, in milliseconds. */
const step = 100;

/** How long a frame lasts after an import, in milliseconds. */
export function importedDuration(duration: number): number {
  return Math.max(step, Math.floor(duration / step) * step);
}

/** Milliseconds of all frames together. */
export function totalDuration(frames: readonly Frame[]): number {
  return frames.reduce((sum, { duration }) => sum + duration, 0);
}

/** A time as people read it: steps of a frame rate have any number of digits. */
export function roundTime(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

/** Frames one after another that last equally long. */
export interface Run {
  /** Indexes of the first and the last. */
  readonly from: number;
  readonly to: number;
  /** Milliseconds of each. */
  readonly duration: number;
}

/** @param durations of all frames, in milliseconds */
export function runsOf(durations: readonly number[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, duration] of durations.entries()) {
    const last = runs.at(-1);
    if (last?.duration === duration) runs[runs.length - 1] = { ...last, to: index };
    else runs.push({ from: index, to: index, duration });
  }
  return runs;
}

/** The name that all frames of a file are saved under. */
export function nameOfFrames({ picked }: Inspection): string {
  return nameFile(picked.file.name, 'frames', 'zip');
}
