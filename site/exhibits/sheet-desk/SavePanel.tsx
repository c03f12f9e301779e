import { fill } from 'generator/model/text';
import { Choice } from '../kit/Choice';
import { Stepper } from '../kit/Stepper';
import { columnsOf, type Desk, type DeskAction, usedOf } from './desk';
import type { SaveFormat } from './messages';
import { NumberField } from './NumberField';
import { isTooLarge, largestFactor, mostPadding, nameOf, type SaveWish, savedSize } from './saving';
import type { Text } from './words';

interface Props {
  readonly desk: Desk;
  readonly act: (action: DeskAction) => void;
  readonly wish: SaveWish;
  readonly setWish: (wish: SaveWish) => void;
  readonly save: (format: SaveFormat) => void;
  readonly text: Text;
}

const kinds = ['gif', 'apng', 'sheet'] as const;
const formats = { gif: ['gif'], apng: ['apng'], sheet: ['json', 'tres', 'png'] } as const;

/** A GIF or a sheet of the frames that are used: how large it is, and the buttons that save it. */
export function SavePanel({ desk, act, wish, setWish, save, text: { kit, words } }: Props) {
  const size = savedSize(desk, wish);
  const count = usedOf(desk).length;
  const factor = Math.min(wish.factor, largestFactor(desk));
  const isMuch = isTooLarge(size);
  return (
    <>
      <div className="tool-controls">
        <Choice
          label={words.saveAs}
          options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
          chosen={wish.kind}
          choose={(kind) => setWish({ ...wish, kind })}
        />
        {wish.kind !== 'sheet' ? (
          <Stepper
            label={words.factor}
            value={factor}
            smallest={1}
            largest={largestFactor(desk)}
            shown={fill(words.times, { factor })}
            less={kit.less}
            more={kit.more}
            change={(next) => setWish({ ...wish, factor: next })}
          />
        ) : (
          <div className="desk-pair">
            <NumberField
              label={words.grid.columns}
              value={columnsOf(desk)}
              smallest={1}
              largest={Math.max(1, count)}
              change={(columns) => act({ kind: 'columns', columns })}
            />
            <NumberField
              label={words.grid.padding}
              value={wish.padding}
              smallest={0}
              largest={mostPadding}
              change={(padding) => setWish({ ...wish, padding })}
            />
          </div>
        )}
      </div>
      <div className="tool-foot">
        <p>
          <strong>{fill(words.saved, { count, ...size })}</strong>
        </p>
        {wish.kind === 'gif' && desk.opened?.isSoft && <p>{words.soft}</p>}
        {isMuch && <p>{words.tooLarge}</p>}
        {count === 0 && <p>{words.noFrames}</p>}
        {!isMuch && count > 0 && (
          <div className="tool-choices desk-saves">
            {formats[wish.kind].map((format) => (
              <button
                key={format}
                className={format === 'json' || format === 'tres' ? 'tool-quiet' : 'tool-strong'}
                type="button"
                onClick={() => save(format)}
              >
                {fill(kit.save, { name: nameOf(desk, format) })}
              </button>
            ))}
          </div>
        )}
      </div>
    </>
  );
}
