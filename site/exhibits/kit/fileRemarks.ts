import type { Remark } from 'pixels/parse/reading';
import type { Outcome, PickedFile } from './messages';

/** Why a file was refused, or what of it was left out. */
export interface FileRemark {
  readonly name: string;
  readonly remark: Remark;
  readonly isRefused: boolean;
}

interface Opened {
  readonly picked: PickedFile;
  readonly notes: readonly Remark[];
}

/** The files that could be read, in their order, and the remarks on all. */
export function splitOutcomes<One extends Opened>(outcomes: readonly Outcome<One>[]) {
  const opened = outcomes.flatMap((outcome) => (outcome.kind === 'opened' ? [outcome.opened] : []));
  return { opened, remarks: outcomes.flatMap(remarksOf) };
}

function remarksOf(outcome: Outcome<Opened>): FileRemark[] {
  if (outcome.kind === 'refused')
    return [{ name: outcome.picked.file.name, remark: outcome.refusal, isRefused: true }];
  const { picked, notes } = outcome.opened;
  return notes.map((remark) => ({ name: picked.file.name, remark, isRefused: false }));
}
