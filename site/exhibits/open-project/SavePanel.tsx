import { fill } from 'generator/model/text';
import type { ReactNode } from 'react';
import type { Inspection } from '../inspector/messages';
import { nameOfFrames } from '../inspector/model';
import { Choice } from '../kit/Choice';
import { Stepper } from '../kit/Stepper';
import type { MakeOrder } from './messages';
import { largestFactor, listOrders, sheetColumns } from './model';
import type { Text, Words } from './words';

interface Props {
  readonly inspection: Inspection;
  readonly wish: Wish;
  readonly change: (wish: Wish) => void;
  readonly save: (order: MakeOrder, name: string) => void;
  readonly saveFrames: (inspection: Inspection) => void;
  /** The button for the frame on the stage. */
  readonly saveFrame: ReactNode;
  readonly text: Text;
}

/** What a project is saved as; the factor is that of a GIF and an APNG. */
export interface Wish {
  readonly format: 'frames' | MakeOrder['format'];
  readonly factor: number;
}

export const usualWish: Wish = { format: 'frames', factor: 4 };

/** What the whole project is saved as, and the button that saves it. */
export function SavePanel({ inspection, wish, change, save, saveFrames, saveFrame, text }: Props) {
  const { kit, words } = text;
  const { animation } = inspection;
  const orders = listOrders(inspection, wish.factor, location.origin).map(({ order, name }) => ({
    ...{ format: order.format, name },
    save: () => save(order, name),
  }));
  const frames = {
    format: 'frames',
    name: nameOfFrames(inspection),
    save: () => saveFrames(inspection),
  } as const;
  const offers = animation.frames.length > 1 ? [frames, ...orders] : orders;
  // A file may not be offered as what the one before was saved as.
  const offer = offers.find(({ format }) => format === wish.format) ?? offers[0];
  if (offer === undefined) return null;
  const largest = largestFactor(animation);
  const factor = Math.min(wish.factor, largest);
  const note = noteOn(offer.format, inspection, words);
  return (
    <>
      <Choice
        label={words.saveAs}
        options={offers.map(({ format }) => ({ value: format, label: words.formatNames[format] }))}
        chosen={offer.format}
        choose={(format) => change({ ...wish, format })}
      />
      {(offer.format === 'gif' || offer.format === 'apng') && (
        <Stepper
          label={words.factor}
          value={factor}
          smallest={1}
          largest={largest}
          shown={fill(words.times, { factor })}
          less={kit.less}
          more={kit.more}
          change={(next) => change({ ...wish, factor: next })}
        />
      )}
      <p className="inspector-saved">
        <strong>{sayResult(offer.format, inspection, factor, words)}</strong> {note}
      </p>
      <div className="tool-choices">
        {saveFrame}
        <button className="tool-strong" type="button" onClick={offer.save}>
          {fill(kit.save, { name: offer.name })}
        </button>
      </div>
    </>
  );
}

/** How much is saved. */
function sayResult(format: Wish['format'], { animation, colors }: Inspection, factor: number, words: Words) {
  if (format === 'palette')
    return fill(words.savedColors, { count: Math.min(colors ?? mostColors, mostColors) });
  const { width, height, frames } = animation;
  const across = format === 'sheet' ? (sheetColumns(animation) ?? 1) : 1;
  const down = format === 'sheet' ? Math.ceil(frames.length / across) : 1;
  const times = format === 'gif' || format === 'apng' ? factor : 1;
  const size = { width: width * across * times, height: height * down * times };
  return fill(words.saved, { count: frames.length, ...size });
}

/** Of a GIF's palette, and of most programs'. */
const mostColors = 256;

/** What there is to know of a format before it is saved. */
function noteOn(format: Wish['format'], { animation, colors }: Inspection, words: Words): string {
  if (format === 'gif' || format === 'apng') return words[format];
  if (format === 'palette' && (colors ?? mostColors + 1) > mostColors) return words.manyColors;
  return sheetColumns(animation) === undefined ? words.tooLarge : '';
}
