import { fill } from 'generator/model/text';
import { Tick } from '../practice-ground/Rules';
import { NumberField } from '../sheet-desk/NumberField';
import { type Beat, beatLimits, checkBeat, drawingsOfStar } from './beat';
import type { Words } from './words';

interface Props {
  readonly beat: Beat;
  readonly change: (beat: Beat) => void;
  readonly words: Words['beat'];
}

/** How long each drawing of a hit is shown, for how many the hero stands still, and what that lacks. */
export function BeatFields({ beat, change, words }: Props) {
  const { times, hold } = beat;
  const { isFlash, shorter, sum, isThird, isHeld } = checkBeat(beat);
  const asked = [
    [isFlash, words.flash + (isFlash ? '' : words.slowFlash)],
    [shorter === 0, words.longer + (shorter > 0 ? words.shorter : '')],
    [isThird, words.third],
    [isHeld, words.held + (isHeld ? '' : hold < drawingsOfStar ? words.heldShort : words.heldLong)],
  ] as const;
  return (
    <fieldset className="task-plan">
      <legend>{words.title}</legend>
      {times.map((time, at) => (
        <NumberField
          // biome-ignore lint/suspicious/noArrayIndexKey: the drawings keep their places
          key={at}
          label={fill(words.drawing, { at: at + 1 })}
          value={time}
          smallest={20}
          largest={999}
          unit={words.unit}
          change={(value) => change({ times: times.with(at, value), hold })}
        />
      ))}
      <NumberField
        label={words.hold}
        value={hold}
        smallest={0}
        largest={times.length}
        change={(value) => change({ times, hold: value })}
      />
      <div role="status">
        <ul className="practice-rules">
          {asked.map(([isKept, text]) => (
            <li key={text} data-kept={isKept || undefined}>
              <Tick isKept={isKept} />
              <span>{fill(text, { ...beatLimits, sum, hold, at: shorter })}</span>
            </li>
          ))}
        </ul>
      </div>
    </fieldset>
  );
}
