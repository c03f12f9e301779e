import { fill } from 'generator/model/text';
import { Select } from '../kit/Select';
import { commonDuration, type Desk, type DeskAction, type Edit } from './desk';
import { durationLimits, roundDuration } from './editFrames';
import { NumberField } from './NumberField';
import type { Words } from './words';

interface Props {
  readonly desk: Desk;
  readonly act: (action: DeskAction) => void;
  readonly words: Words;
}

/** Frames in a second that people ask for. Those that divide 100 are exact in a GIF. */
const rates = [2, 4, 5, 8, 10, 12, 15, 20, 24, 25, 30, 50, 60];
const own = 'own';

/** How long the selected frames are seen, where they stand, and whether they are there at all. */
export function TimeControls({ desk, act, words }: Props) {
  const { frames, selected, past } = desk;
  const duration = commonDuration(desk);
  const edit = (wanted: Edit) => act({ kind: 'edit', edit: wanted });
  const chosen = rates.find((rate) => roundDuration(1000 / rate) === duration);
  const isOut = frames.every(({ id, isUsed }) => !selected.has(id) || !isUsed);
  const button = (label: string, press: () => void) => (
    <button className="tool-quiet" type="button" onClick={press}>
      {label}
    </button>
  );
  return (
    <>
      <div className="tool-controls desk-times">
        <NumberField
          label={fill(words.duration, { count: selected.size })}
          value={duration}
          smallest={durationLimits.shortest}
          largest={durationLimits.longest}
          isFractional
          unit={words.unit}
          placeholder={words.mixed}
          change={(next) => edit({ kind: 'time', duration: next })}
        />
        <Select
          label={words.rate}
          options={[
            { value: own, label: words.ownRate },
            ...rates.map((rate) => ({
              value: String(rate),
              label: fill(100 % rate === 0 ? words.exactRate : words.inexactRate, { rate }),
            })),
          ]}
          chosen={chosen === undefined ? own : String(chosen)}
          choose={(rate) => {
            if (rate !== own) edit({ kind: 'time', duration: 1000 / Number(rate) });
          }}
        />
      </div>
      <div className="desk-edits">
        {button(words.selectAll, () => act({ kind: 'selectAll' }))}
        {button(words.earlier, () => edit({ kind: 'move', by: -1 }))}
        {button(words.later, () => edit({ kind: 'move', by: 1 }))}
        {button(words.duplicate, () => edit({ kind: 'duplicate' }))}
        {selected.size > 1 && button(words.reverse, () => edit({ kind: 'reverse' }))}
        {button(isOut ? words.takeIn : words.leaveOut, () => edit({ kind: 'leaveOut' }))}
        {past.length > 0 && button(words.undo, () => act({ kind: 'undo' }))}
      </div>
    </>
  );
}
