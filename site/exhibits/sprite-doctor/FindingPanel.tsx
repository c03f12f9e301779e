import { fill } from 'generator/model/text';
import { codeOf } from '../kit/codeOf';
import { Stepper } from '../kit/Stepper';
import { Toggle } from '../kit/Toggle';
import type { Finding, Sheet } from './messages';
import type { Lessons } from './meta';
import type { Doctor, DoctorAction } from './model';
import type { DoctorActions } from './useDoctor';
import type { Text, Words } from './words';

interface Props {
  /** The chosen one. */
  readonly finding: Finding;
  readonly state: Doctor;
  readonly sheet: Sheet;
  readonly act: (action: DoctorAction) => void;
  readonly actions: DoctorActions;
  readonly lessons: Lessons;
  readonly text: Text;
}

/** Opened at the edge of a small window, it would lie below that. */
const reveal = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' });

/** Pairs of colours that are shown; the others are merged with them. */
const mostPairs = 6;

/** Explains a kind of find, leads to its lesson and from place to place, and mends all of it at once. */
export function FindingPanel({ finding, state, sheet, act, actions, lessons, text }: Props) {
  const { words } = text;
  const { kind, count, places, factors } = finding;
  const { place, look } = state;
  const area = places[place];
  const listed = kind === 'sizes' ? places.length : finding.points.length;
  return (
    <div className="doctor-panel" ref={reveal}>
      <p>
        {words.what[kind]} <a href={lessons[kind]}>{words.lessons[kind]}</a>
      </p>
      {kind === 'sizes' && places.length > 0 && (
        <p>
          {words.onePart} <a href={lessons.enlarged}>{words.lessons.enlarged}</a>
        </p>
      )}
      {count === undefined && <p>{words.whyUntold[kind === 'twins' ? 'twins' : 'sizes']}</p>}
      {area !== undefined && (
        <div className="doctor-place">
          <Stepper
            label={words.place}
            value={place}
            smallest={0}
            largest={places.length - 1}
            shown={fill(words.placeOf, { at: place + 1, count: places.length })}
            less={words.previous}
            more={words.next}
            change={actions.goToPlace}
          />
          <p>
            {fill(words.where, { column: area.left + 1, row: area.top + 1 })}
            {kind === 'sizes' && (
              <>
                <br />
                {fill(words.otherSize, { factor: factors[place] ?? 0, usual: sheet.pixelSize })}
              </>
            )}
            {count !== undefined && count > listed && (
              <>
                <br />
                {fill(words.firstOnly, { count: listed })}
              </>
            )}
          </p>
        </div>
      )}
      {kind === 'twins' && sheet.twins.length > 0 && <TwinList sheet={sheet} words={words} />}
      {kind === 'twins' && (sheet.twins.length > 0 || look.mergesTwins) && (
        <Toggle
          label={words.mergeTwins}
          isOn={look.mergesTwins}
          change={(mergesTwins) => actions.change({ mergesTwins })}
        />
      )}
      {kind === 'translucent' && ((count ?? 0) > 0 || look.hardensAlpha) && (
        <Toggle
          label={words.hardenAlpha}
          isOn={look.hardensAlpha}
          change={(hardensAlpha) => actions.change({ hardensAlpha })}
        />
      )}
      <button className="tool-quiet doctor-all" type="button" onClick={() => act({ kind: 'overview' })}>
        {words.overview}
      </button>
    </div>
  );
}

function TwinList({ sheet: { twins }, words }: { sheet: Sheet; words: Words }) {
  return (
    <ul className="doctor-twins">
      {twins.slice(0, mostPairs).map(({ rare, frequent }) => {
        const codes = { rare: codeOf(rare), frequent: codeOf(frequent) };
        return (
          <li key={codes.rare}>
            <span style={{ background: codes.rare }} />
            <span style={{ background: codes.frequent }} />
            {fill(words.pair, codes)}
          </li>
        );
      })}
      {twins.length > mostPairs && <li>{fill(words.morePairs, { count: twins.length - mostPairs })}</li>}
    </ul>
  );
}
