import { fill } from 'generator/model/text';
import type { Animation } from 'pixels/animation';
import { Choice } from '../kit/Choice';
import { OpenedFiles } from '../kit/OpenedFiles';
import { Stepper } from '../kit/Stepper';
import { Toggle } from '../kit/Toggle';
import type { OpenedPicture, PictureFormat } from './messages';
import { accept } from './meta';
import {
  baseOf,
  factorOf,
  iconSides,
  isTooLarge,
  largestFactor,
  type Sharpener,
  type SharpenerAction,
  targets,
} from './model';
import { Stage } from './Stage';
import { nameOf, nameOfIcons } from './useSharpener';
import type { Text } from './words';

interface Props {
  readonly state: Sharpener;
  readonly act: (action: SharpenerAction) => void;
  readonly open: (files: readonly File[]) => void;
  readonly save: (picture: OpenedPicture, format?: PictureFormat) => void;
  readonly saveIcons: (picture: OpenedPicture) => void;
  readonly saveAll: () => void;
  readonly text: Text;
}

/** The chosen picture on the stage, how large it should become, and the button that saves it. */
export function Workbench({ state, act, open, save, saveIcons, saveAll, text }: Props) {
  const { kit, words } = text;
  const { pictures, shown, wish, usesTrueSize } = state;
  const picture = pictures[shown];
  if (picture === undefined) return null;
  const base = baseOf(picture, usesTrueSize);
  const factor = factorOf(wish, base);
  const sizeOf = ({ width, height }: Pick<Animation, 'width' | 'height'>) =>
    fill(words.sides, { width, height });
  const losesSoft = picture.isSoft && picture.format === 'gif';
  const isIcon = base.frames.length === 1 && iconSides(base).length > 0;
  const result = { width: base.width * factor, height: base.height * factor };
  const wishFactor = (next: number) => act({ kind: 'wish', wish: { kind: 'factor', factor: next } });
  return (
    <>
      <OpenedFiles
        names={pictures.map(({ picked }) => picked.file.name)}
        shown={shown}
        show={(index) => act({ kind: 'show', index })}
        accept={accept}
        take={open}
        text={kit}
      />
      <Stage
        key={picture.picked.id}
        animation={base}
        factor={factor}
        name={picture.picked.file.name}
        text={text}
      />
      {picture.reduced && (
        <div className="tool-notice">
          <p>
            {fill(words.enlarged, {
              factor: picture.reduced.factor,
              size: sizeOf(picture.reduced.animation),
            })}
          </p>
          <Toggle
            label={words.useTrueSize}
            isOn={usesTrueSize}
            change={(isUsed) => act({ kind: 'trueSize', isUsed })}
          />
          {usesTrueSize && (
            <button className="tool-quiet" type="button" onClick={() => wishFactor(1)}>
              {words.toTrueSize}
            </button>
          )}
        </div>
      )}
      <div className="tool-controls">
        <Choice
          label={words.targets}
          options={targets.map((side) => ({
            value: side,
            label: words.targetSides[side],
            detail: fill(words.pixels, { side }),
          }))}
          chosen={wish.kind === 'target' ? wish.side : undefined}
          choose={(side) => act({ kind: 'wish', wish: { kind: 'target', side } })}
        />
        <Stepper
          label={words.factor}
          value={factor}
          smallest={1}
          largest={largestFactor(base)}
          shown={fill(words.times, { factor })}
          less={kit.less}
          more={kit.more}
          change={wishFactor}
        />
      </div>
      <div className="tool-foot">
        <p>
          <strong>{fill(words.size, { from: sizeOf(base), to: sizeOf(result) })}</strong>
          {isTooLarge(wish, base) && <> {words.larger}</>}
        </p>
        {losesSoft && <p>{words.soft}</p>}
        {isIcon && <p>{words.icons}</p>}
        <div className="tool-choices">
          {pictures.length > 1 && (
            <button className="tool-quiet" type="button" onClick={saveAll}>
              {kit.saveAll}
            </button>
          )}
          {isIcon && (
            <button className="tool-quiet" type="button" onClick={() => saveIcons(picture)}>
              {fill(kit.save, { name: nameOfIcons(picture) })}
            </button>
          )}
          {losesSoft && (
            <button className="tool-quiet" type="button" onClick={() => save(picture, 'png')}>
              {fill(kit.save, { name: nameOf(picture, state, 'png') })}
            </button>
          )}
          <button className="tool-strong" type="button" onClick={() => save(picture)}>
            {fill(kit.save, { name: nameOf(picture, state) })}
          </button>
        </div>
      </div>
    </>
  );
}
