import { HiddenLegend } from 'generator/app/ui/VisuallyHidden.tsx';
import { fill } from 'generator/model/text';
import type { Rgba } from 'pixels/raster';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { codeOf } from '../kit/codeOf';
import { seeColor, type View } from './colorCodes';
import type { Bench } from './model';
import type { Words } from './words';

interface Props {
  readonly bench: Bench;
  readonly view: View;
  /** Whether the colour that was touched before is marked as well. */
  readonly marksOther: boolean;
  readonly choose: (index: number, color: Rgba) => void;
  readonly words: Words;
  /** Above the swatches. */
  readonly children: ReactNode;
}

/** More swatches take a moment to draw, so they come when they are wished for. */
const mostAtOnce = 256;

/** The colours of a palette. One stop for the Tab key; arrow keys go from swatch to swatch. */
export function Swatches({ bench, view, marksOther, choose, words, children }: Props) {
  const { colors, chosen, other, opened } = bench;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? colors : colors.slice(0, mostAtOnce);
  const stop = chosen < shown.length ? chosen : 0;
  return (
    <div className="laboratory-stage">
      {children}
      <fieldset
        className="laboratory-swatches"
        data-many={shown.length > 32 || undefined}
        onKeyDown={moveFocus}
      >
        <HiddenLegend>{fill(words.swatches, { name: opened.picked.file.name })}</HiddenLegend>
        {shown.map(({ color, name }, index) => {
          const code = codeOf(color);
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a palette may have a colour twice
              key={index}
              className="laboratory-swatch"
              type="button"
              aria-label={name === undefined ? code : fill(words.swatch, { name, code })}
              title={name === undefined ? code : fill(words.swatch, { name, code })}
              aria-pressed={index === chosen || (marksOther && index === other)}
              tabIndex={index === stop ? 0 : -1}
              style={{ color: codeOf(seeColor(color, view)) }}
              onClick={() => choose(index, color)}
            />
          );
        })}
      </fieldset>
      {shown.length < colors.length && (
        <button className="tool-quiet" type="button" onClick={() => setWhole(true)}>
          {fill(words.showAll, { count: colors.length })}
        </button>
      )}
    </div>
  );
}

/** Moves the focus among the swatches: along the row, to the row above or below, to either end. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const swatches = [...event.currentTarget.querySelectorAll('button')];
  const here = document.activeElement;
  if (!(here instanceof HTMLButtonElement)) return;
  const at = swatches.indexOf(here);
  const inColumn = ({ offsetLeft }: HTMLElement) => offsetLeft === here.offsetLeft;
  const targets: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowRight: swatches[at + 1],
    ArrowLeft: swatches[at - 1],
    ArrowDown: swatches.slice(at + 1).find(inColumn),
    ArrowUp: swatches.slice(0, at).findLast(inColumn),
    Home: swatches[0],
    End: swatches.at(-1),
  };
  if (!(event.key in targets)) return;
  event.preventDefault();
  targets[event.key]?.focus();
}
