import { fill } from 'generator/model/text';
import { useState } from 'react';
import type { Inspection } from '../inspector/messages';
import { Stepper } from '../kit/Stepper';
import type { MakeOrder } from './messages';
import { largestFactor, listOrders, sheetColumns } from './model';
import type { Text } from './words';

interface Props {
  readonly inspection: Inspection;
  readonly save: (order: MakeOrder, name: string) => void;
  readonly text: Text;
}

/** Of a GIF, at first. */
const usualFactor = 4;
/** Of a GIF's palette, and of most programs'. */
const mostColors = 256;

/** The files that a whole project is saved as. */
export function SavePanel({ inspection, save, text: { kit, words } }: Props) {
  const { animation, colors } = inspection;
  const [wish, setWish] = useState(usualFactor);
  const largest = largestFactor(animation);
  const factor = Math.min(wish, largest);
  return (
    <section className="inspector-others" aria-label={words.saveAs}>
      <div className="tool-controls">
        <Stepper
          label={words.factor}
          value={factor}
          smallest={1}
          largest={largest}
          shown={fill(words.times, { factor })}
          less={kit.less}
          more={kit.more}
          change={setWish}
        />
      </div>
      <div className="tool-foot">
        <p>
          <strong>{words.saveAs}</strong>
        </p>
        <p>{words.gif}</p>
        {(colors ?? mostColors + 1) > mostColors && <p>{words.manyColors}</p>}
        {sheetColumns(animation) === undefined && <p>{words.tooLarge}</p>}
        <div className="inspector-saves">
          {listOrders(inspection, wish, location.origin).map(({ order, name }) => (
            <button key={order.format} className="tool-quiet" type="button" onClick={() => save(order, name)}>
              {fill(kit.save, { name })}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
