import { fill } from 'generator/model/text';
import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { takerNames } from '../../features/keys/shared/keys';
import { type VersionEdition, versionEditions } from '../../features/releases/shared/versions';
import { type FetchedProps, fetchFirst } from '../fetched/fetchFirst';
import { ExercisePanel } from '../kit/ExercisePanel';
import { Select } from '../kit/Select';
import { useExercise } from '../kit/useExercise';
import { fetchTaken } from './fetchTaken';
import './findKeys.css';
import { isModifier, Keyboard } from './Keyboard';
import {
  choosableKeys,
  keysOfPress,
  modifierNames,
  modifiers,
  nameKeys,
  noKeys,
  parseKeys,
  type System,
  systemsOf,
  toggleModifier,
} from './keys';
import {
  findTaken,
  freeKeysOf,
  isBareLetter,
  isFree,
  isGoalMet,
  longestUse,
  missingUses,
  type OwnList,
  putOnList,
  readList,
  type TakenRow,
  takeOffList,
  writeList,
} from './model';
import { OwnKeys } from './OwnKeys';
import { OwnTable } from './OwnTable';
import { readOwnList, storeOwnList } from './ownList';
import type { Words } from './words';

/** Shows who takes keys before the app sees them. */
export const Exercise = fetchFirst('takenSrc', fetchTaken, FindKeys);

const linkName = 'find-keys';
/** The answer: each of three keys is pressed for so many frames. */
const pressLength = 6;
const pressing = { frames: 3 * pressLength, isPassing: true } as const;

/** Keys are pressed or chosen; it says who takes them, and keeps a list of those that the reader wants. */
function FindKeys({ fetched: taken, ...props }: FetchedProps<Words, readonly TakenRow[]>) {
  const { attributes, render } = props;
  const edition = versionEditions.find((one) => one === attributes['edition']) ?? 'da';
  const [stored] = useState(() => readOwnList(edition));
  const { words, state, setState, panel, answerFrame } = useExercise(props, {
    start: { system: guessSystem(edition), rows: [] },
    stored,
    link: { write: writeList, read: (text) => readList(text, edition) },
    isMet: (list) => isGoalMet(taken, list),
    answer: pressing,
  });
  const { system, rows } = state;
  const [keys, setKeys] = useState(noKeys);
  const [isUnknown, setIsUnknown] = useState(false);
  const [use, setUse] = useState('');
  const [isPrinting, setIsPrinting] = useState(false);
  const hint = useId();

  const change = (list: OwnList) => {
    setState(list);
    // A list that came with a link is somebody else's: the reader's own stays as it is.
    if (!isOfLink()) storeOwnList(edition, list);
  };
  const choose = (chosen: typeof keys) => {
    setKeys(chosen);
    setIsUnknown(false);
  };
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    const leaves = (key === 'Tab' || key === 'Escape') && !ctrlKey && !altKey && !metaKey;
    if (leaves && key === 'Escape') event.currentTarget.parentElement?.querySelector('select')?.focus();
    if (leaves) return;
    // Neither the browser nor the site is to act on it, as on the key that opens the search.
    event.preventDefault();
    event.stopPropagation();
    const pressed = keysOfPress(event.nativeEvent);
    setIsUnknown(pressed === undefined);
    if (pressed !== undefined) setKeys(pressed);
  };
  const touch = (target: EventTarget) => {
    const name = target instanceof HTMLElement ? target.dataset['key'] : undefined;
    if (name !== undefined) choose(isModifier(name) ? toggleModifier(keys, name) : { ...keys, key: name });
  };
  /** What a line is for that says nothing else. */
  const [nextUse = ''] = missingUses(state, words.wanted);
  const add = () => {
    change(putOnList(state, keys, use || nextUse));
    setUse('');
  };
  const print = () => {
    addEventListener('afterprint', () => setIsPrinting(false), { once: true });
    flushSync(() => setIsPrinting(true));
    globalThis.print();
  };

  const name = nameKeys(keys, system);
  const row = findTaken(taken, system, keys);
  const ofAnswer =
    answerFrame === undefined ? undefined : freeKeysOf(taken, state)[Math.floor(answerFrame / pressLength)];
  const pressed = ofAnswer === undefined ? undefined : parseKeys(ofAnswer, system);
  const isDown = pressed !== undefined && (answerFrame ?? 0) % pressLength > 2;
  const verdict = isUnknown
    ? words.unknown
    : name === ''
      ? words.press
      : row !== undefined
        ? sayTaken(row, words)
        : isBareLetter(keys)
          ? words.letter
          : words.free;
  const mark = isUnknown || name === '' ? undefined : isFree(taken, system, keys) ? 'free' : 'taken';
  const savePoster = async () => {
    const { saveKeyboard } = await import('./saveKeyboard');
    await saveKeyboard({
      list: state,
      taken,
      title: fill(words.list, { system: takerNames[system] }),
      done: panel.done,
    });
  };
  const showKeys = (written: string) => render([['Kbd', null, written]]);
  return (
    <ExercisePanel
      {...panel}
      keepsakes={{ ...panel.keepsakes, poster: { label: props.text.exercise.poster, make: savePoster } }}
      room="longest"
      reset={() => {
        panel.reset();
        choose(noKeys);
        if (!isOfLink()) storeOwnList(edition, { system, rows: [] });
      }}
      announcement={name === '' ? '' : fill(words.announcement, { keys: name, verdict })}
      paper={
        rows.length === 0 ? (
          panel.paper
        ) : (
          <div className="keys-sheet" data-print-alone={isPrinting || undefined}>
            <OwnTable list={state} taken={taken} words={words} showKeys={showKeys} />
          </div>
        )
      }
    >
      <div
        className="keys-stage"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys are pressed on it
        tabIndex={0}
        aria-label={words.stage}
        aria-describedby={hint}
        onKeyDown={press}
        onPointerDown={({ target }) => touch(target)}
      >
        <Keyboard
          list={state}
          taken={taken}
          keys={pressed ?? keys}
          isAnswer={pressed !== undefined}
          isDown={isDown}
        />
      </div>
      <p className="keys-verdict" id={hint} data-mark={mark}>
        {name !== '' && !isUnknown && <b>{name} </b>}
        <span>{verdict}</span>
      </p>
      <div className="tool-controls keys-controls">
        {systemsOf(edition).length > 1 && (
          <Select
            label={words.system}
            options={systemsOf(edition).map((value) => ({ value, label: takerNames[value] }))}
            chosen={system}
            choose={(chosen) => change({ ...state, system: chosen })}
          />
        )}
        <fieldset className="tool-control">
          <legend>{words.held}</legend>
          <span className="tool-choice">
            {modifiers.map((modifier) => (
              <label key={modifier}>
                <input
                  type="checkbox"
                  checked={keys.held.includes(modifier)}
                  onChange={() => choose(toggleModifier(keys, modifier))}
                />
                {modifierNames[system][modifier]}
              </label>
            ))}
          </span>
        </fieldset>
        <Select
          label={words.key}
          options={[
            { value: '', label: words.noKey },
            ...(keys.key === '' || choosableKeys.includes(keys.key) ? [] : [keys.key])
              .concat(choosableKeys)
              .map((value) => ({ value, label: value })),
          ]}
          chosen={keys.key}
          choose={(key) => choose({ ...keys, key })}
        />
      </div>
      <form
        className="tool-controls keys-add"
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== '') add();
        }}
      >
        <label className="tool-control">
          <span>{words.use}</span>
          <input
            className="exercise-text"
            value={use}
            maxLength={longestUse}
            placeholder={nextUse}
            autoComplete="off"
            onChange={({ currentTarget }) => setUse(currentTarget.value)}
          />
        </label>
        <button className="tool-strong" type="submit" aria-disabled={name === '' || undefined}>
          {words.add}
        </button>
      </form>
      <OwnKeys
        list={state}
        taken={taken}
        words={words}
        showKeys={showKeys}
        takeOff={(own) => change(takeOffList(state, own))}
        print={print}
      />
    </ExercisePanel>
  );
}

/** Whether the list in view came with the address. */
function isOfLink(): boolean {
  return location.hash.startsWith(`#${linkName}=`);
}

/** The system that the visitor is likely to draw on. */
function guessSystem(edition: VersionEdition): System {
  const systems = systemsOf(edition);
  const isApple = /^(?:Mac|iP)/.test(navigator.platform);
  const guessed = /Android/.test(navigator.userAgent) ? 'android' : isApple ? 'macos' : 'windows';
  return systems.find((system) => system === guessed) ?? systems[0] ?? 'windows';
}

function sayTaken({ by, does, advice }: TakenRow, words: Words): string {
  const known = { taker: takerNames[by], does };
  return advice === undefined ? fill(words.taken, known) : fill(words.takenAdvice, { ...known, advice });
}
