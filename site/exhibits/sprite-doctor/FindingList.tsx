import { fill } from 'generator/model/text';
import { FindingPanel } from './FindingPanel';
import { MarkIcon } from './MarkIcon';
import type { Finding, Sheet } from './messages';
import type { Lessons } from './meta';
import type { Doctor, DoctorAction } from './model';
import type { DoctorActions } from './useDoctor';
import type { Text, Words } from './words';

interface Props {
  readonly state: Doctor;
  readonly sheet: Sheet;
  readonly act: (action: DoctorAction) => void;
  readonly actions: DoctorActions;
  readonly lessons: Lessons;
  readonly text: Text;
}

/** All kinds of finds, each with its count; touching one marks it alone and goes from place to place. */
export function FindingList({ state, sheet, act, actions, lessons, text }: Props) {
  const { words } = text;
  const { marked, chosen } = state;
  return (
    <ul className="doctor-findings" aria-label={words.findings}>
      {sheet.findings.map((finding) => (
        <li key={finding.kind}>
          <button
            type="button"
            aria-pressed={finding.kind === marked}
            onClick={() => actions.choose(finding.kind)}
          >
            <MarkIcon kind={finding.kind} />
            <span>{words.kinds[finding.kind]}</span>
            <strong data-none={(finding.count ?? 0) === 0 || undefined}>{countOf(finding, words)}</strong>
          </button>
          {finding.kind === chosen && (
            <FindingPanel
              finding={finding}
              state={state}
              sheet={sheet}
              act={act}
              actions={actions}
              lessons={lessons}
              text={text}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function countOf({ kind, count }: Finding, words: Words): string {
  if (count === undefined) return words.untold;
  if (count === 0) return words.none;
  return fill(kind === 'sizes' ? words.parts : words.pixels, { count });
}
