import { fill } from 'generator/model/text';
import { useState } from 'react';
import { Choice } from '../kit/Choice';
import { FileButton } from '../kit/FileButton';
import { CutBench } from './CutBench';
import { type Desk, type DeskAction, usedOf, views } from './desk';
import type { MakeOrder } from './messages';
import { accept } from './meta';
import { SavePanel } from './SavePanel';
import { orderOf, type SaveWish } from './saving';
import { TimeBench } from './TimeBench';
import type { Text } from './words';

interface Props {
  readonly desk: Desk;
  readonly act: (action: DeskAction) => void;
  readonly open: (files: readonly File[]) => void;
  readonly save: (order: MakeOrder) => void;
  readonly text: Text;
}

/** A sheet is cut first; then its frames are timed and saved. */
export function Workbench({ desk, act, open, save, text }: Props) {
  const { kit, words } = text;
  const { opened, grid, view } = desk;
  const [wish, setWish] = useState<SaveWish>({ kind: 'gif', factor: 1, padding: 0 });
  const [first] = opened?.files ?? [];
  const [sheet] = opened?.pictures ?? [];
  if (opened === undefined || first === undefined || sheet === undefined) return null;
  const isCut = grid !== undefined && view === 'cut';
  const count = opened.files.length - 1;
  return (
    <>
      <div className="desk-files">
        <p>{count > 0 ? fill(words.andMore, { name: first.name, count }) : first.name}</p>
        <FileButton label={kit.chooseOthers} accept={accept} take={open} />
      </div>
      {grid && (
        <div className="desk-views">
          <Choice
            label={words.task}
            options={views.map((value) => ({ value, label: words.views[value] }))}
            chosen={view}
            choose={(next) => act({ kind: 'view', view: next })}
          />
        </div>
      )}
      {opened.isPadded && <p className="tool-notice">{words.padded}</p>}
      {isCut ? (
        <>
          <CutBench
            name={first.name}
            sheet={sheet}
            guesses={opened.guesses}
            grid={grid}
            cut={(next) => act({ kind: 'cut', grid: next })}
            words={words}
          />
          <div className="tool-foot">
            <p>
              <strong>
                {fill(words.cut, { count: usedOf(desk).length, width: grid.width, height: grid.height })}
              </strong>
            </p>
            <button className="tool-strong" type="button" onClick={() => act({ kind: 'view', view: 'time' })}>
              {words.goOn}
            </button>
          </div>
        </>
      ) : (
        <>
          <TimeBench name={first.name} desk={desk} act={act} text={text} />
          <SavePanel
            desk={desk}
            act={act}
            wish={wish}
            setWish={setWish}
            save={(format) => save(orderOf(desk, wish, format, location.origin))}
            text={text}
          />
        </>
      )}
    </>
  );
}
