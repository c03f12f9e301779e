import { fill } from 'generator/model/text';
import { useState } from 'react';
import { Choice } from '../kit/Choice';
import { OpenedFiles } from '../kit/OpenedFiles';
import { ChosenColor } from './ChosenColor';
import { ContrastPanel } from './ContrastPanel';
import type { View } from './colorCodes';
import { LookPanel } from './LookPanel';
import { MendedLines } from './MendedLines';
import { accept, type LaboratoryUse } from './meta';
import { type Bench, type Laboratory, type LaboratoryAction, tasks } from './model';
import { Painted } from './Painted';
import { RampPanel } from './RampPanel';
import { Swatches } from './Swatches';
import { nameOfPalette, type SaveFormat, saveFormats } from './savePalette';
import { TwinsPanel } from './TwinsPanel';
import type { LaboratoryActions } from './useLaboratory';
import type { Text } from './words';

interface Props {
  readonly state: Laboratory;
  /** The palette in view. */
  readonly bench: Bench;
  readonly act: (action: LaboratoryAction) => void;
  readonly actions: LaboratoryActions;
  readonly open: (files: readonly File[]) => void;
  /** The picture that is painted in the palette. */
  readonly picture: LaboratoryUse;
  readonly text: Text;
}

/** A picture in a palette, its swatches, one thing that is done with it, and the button that saves it. */
export function Workbench({ state, bench, act, actions, open, picture, text }: Props) {
  const { kit, words } = text;
  const { benches, shown, task } = state;
  const { opened, colors, past } = bench;
  const [view, setView] = useState<View>('all');
  const [format, setFormat] = useState<SaveFormat>('gpl');
  const seen = task === 'look' ? view : 'all';
  const isOpaque = colors.every(({ color }) => color[3] === 255);
  const hasSource = opened.source !== 'gpl' && opened.source !== 'colors';
  return (
    <>
      <OpenedFiles
        names={benches.map(({ opened: { picked } }) => picked.file.name)}
        shown={shown}
        show={(index) => act({ kind: 'show', index })}
        accept={accept}
        take={open}
        text={kit}
      />
      <MendedLines opened={opened} words={words} />
      <Swatches
        key={shown}
        bench={bench}
        view={seen}
        marksOther={task === 'contrast' || task === 'ramp'}
        choose={actions.choose}
        words={words}
      >
        <Painted picture={picture} colors={colors} view={seen} />
      </Swatches>
      <ChosenColor bench={bench} copy={actions.copy} words={words} />
      <div className="tool-controls laboratory-tasks">
        <Choice
          label={words.task}
          options={tasks.map((value) => ({ value, label: words.tasks[value] }))}
          chosen={task}
          choose={(next) => act({ kind: 'task', task: next })}
        />
      </div>
      <div className="laboratory-panel">
        {task === 'look' && (
          <LookPanel
            view={view}
            setView={setView}
            order={(order) => act({ kind: 'order', order })}
            words={words}
          />
        )}
        {task === 'twins' && <TwinsPanel bench={bench} drop={actions.drop} words={words} />}
        {task === 'contrast' && <ContrastPanel bench={bench} words={words} />}
        {task === 'ramp' && <RampPanel bench={bench} add={actions.add} text={text} />}
      </div>
      <div className="tool-foot laboratory-foot">
        <p>
          <strong>{fill(words.colors, { count: colors.length })}</strong>
          {hasSource && <> {words.sources[opened.source]}</>}
          {!isOpaque && format !== 'png' && <> {words.opaque}</>}
          {format === 'png' && <> {words.strip}</>}
        </p>
        <Choice
          label={words.format}
          options={saveFormats.map((value) => ({ value, label: `.${value}` }))}
          chosen={format}
          choose={setFormat}
        />
        <div className="tool-choices">
          {past.length > 0 && (
            <button className="tool-quiet" type="button" onClick={() => actions.undo(bench)}>
              {words.undo}
            </button>
          )}
          <button className="tool-strong" type="button" onClick={() => actions.save(bench, format)}>
            {fill(kit.save, { name: nameOfPalette(bench, format) })}
          </button>
        </div>
      </div>
    </>
  );
}
