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

/** Remarks that say the same of a file become one, which knows how many more there are. */
export function foldAlike(
  remarks: readonly FileRemark[],
): readonly (FileRemark & { readonly more: number })[] {
  const folded = new Map<string, FileRemark & { more: number }>();
  for (const one of remarks) {
    const { code, unit, found, allowed } = one.remark;
    const key = JSON.stringify([one.name, one.isRefused, code, unit, found, allowed]);
    const known = folded.get(key);
    // Files may have one name, and each that is refused is told of.
    if (known === undefined || one.isRefused)
      folded.set(known ? `${key} ${folded.size}` : key, { ...one, more: 0 });
    else known.more++;
  }
  return [...folded.values()];
}

function remarksOf(outcome: Outcome<Opened>): FileRemark[] {
  if (outcome.kind === 'refused')
    return [{ name: outcome.picked.file.name, remark: outcome.refusal, isRefused: true }];
  const { picked, notes } = outcome.opened;
  return notes.map((remark) => ({ name: picked.file.name, remark, isRefused: false }));
}
