import { HiddenLegend } from 'generator/app/ui/VisuallyHidden.tsx';
import { fill } from 'generator/model/text';
import { Choice } from '../kit/Choice';
import { FileButton } from '../kit/FileButton';
import { Slider } from '../kit/Slider';
import { Toggle } from '../kit/Toggle';
import { FindingList } from './FindingList';
import { type Sheet, views } from './messages';
import { accept, type Lessons } from './meta';
import { type Doctor, type DoctorAction, isMended } from './model';
import { Stage } from './Stage';
import { type DoctorActions, nameOf } from './useDoctor';
import type { Text } from './words';

interface Props {
  readonly state: Doctor;
  readonly sheet: Sheet;
  readonly act: (action: DoctorAction) => void;
  readonly actions: DoctorActions;
  readonly open: (files: readonly File[]) => void;
  readonly lessons: Lessons;
  readonly text: Text;
}

/** The picture with its marks, the list of what was found, and the buttons that save. */
export function Workbench({ state, sheet, act, actions, open, lessons, text }: Props) {
  const { kit, words } = text;
  const { sprites, shown, look, seen } = state;
  const sprite = sprites[shown];
  const onStage = sprites[seen.shown];
  if (sprite === undefined || onStage === undefined) return null;
  const { enlarged, frames } = sprite;
  const { width, height } = sheet.picture;
  const canSaveMended = isMended(onStage, seen.look);
  return (
    <>
      <fieldset className="tool-files">
        <HiddenLegend>{kit.files}</HiddenLegend>
        {sprites.map(({ picked }, index) => (
          <button
            key={picked.id}
            type="button"
            aria-pressed={index === shown}
            onClick={() => actions.show(index)}
          >
            {picked.file.name}
          </button>
        ))}
        <FileButton label={kit.chooseOthers} accept={accept} take={open} />
      </fieldset>
      <Stage state={state} sheet={sheet} act={act} name={onStage.picked.file.name} words={words} />
      {frames > 1 && (
        <div className="tool-transport">
          <Slider
            label={kit.frame}
            value={look.frame}
            largest={frames - 1}
            shown={fill(kit.frameOf, { frame: look.frame + 1, count: frames })}
            change={(frame) => actions.change({ frame })}
          />
        </div>
      )}
      {enlarged !== undefined && (
        <div className="tool-notice">
          <p>
            {fill(words.enlarged, { factor: enlarged })}
            <a href={lessons.enlarged}>{words.lessons.enlarged}</a>
          </p>
          <Toggle
            label={words.useTrueSize}
            isOn={look.usesTrueSize}
            change={(usesTrueSize) => actions.change({ usesTrueSize })}
          />
        </div>
      )}
      <div className="tool-controls doctor-controls">
        <Choice
          label={words.view}
          options={views.map((value) => ({ value, label: words.views[value] }))}
          chosen={look.view}
          choose={(view) => actions.change({ view })}
        />
        <p className="doctor-hint">
          {look.view === 'all' ? (
            words.hint
          ) : (
            <>
              {words.viewsWhat[look.view]} <a href={lessons.views}>{words.lessons.views}</a>
            </>
          )}
        </p>
      </div>
      <FindingList state={state} sheet={sheet} act={act} actions={actions} lessons={lessons} text={text} />
      <div className="tool-foot">
        <p>
          <strong>{fill(words.sides, { width, height })}</strong>
        </p>
        <div className="tool-choices">
          <button
            className={canSaveMended ? 'tool-quiet' : 'tool-strong'}
            type="button"
            onClick={actions.saveMarked}
          >
            {fill(kit.save, { name: nameOf(state, true) })}
          </button>
          {canSaveMended && (
            <button className="tool-strong" type="button" onClick={actions.saveMended}>
              {fill(kit.save, { name: nameOf(state, false) })}
            </button>
          )}
        </div>
      </div>
    </>
  );
}
