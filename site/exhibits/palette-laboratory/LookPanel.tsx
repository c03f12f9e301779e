import { Select } from '../kit/Select';
import { type View, views } from './colorCodes';
import { type Order, orders } from './orderColors';
import type { Words } from './words';

interface Props {
  readonly view: View;
  readonly setView: (view: View) => void;
  readonly order: (order: Order) => void;
  readonly words: Words;
}

/** The palette seen with other eyes, and in another order. */
export function LookPanel({ view, setView, order, words }: Props) {
  return (
    <div className="laboratory-row">
      <Select
        label={words.view}
        options={views.map((value) => ({ value, label: words.views[value] }))}
        chosen={view}
        choose={setView}
      />
      <fieldset className="tool-control">
        <legend>{words.order}</legend>
        <span className="laboratory-buttons">
          {orders.map((one) => (
            <button key={one} className="tool-quiet" type="button" onClick={() => order(one)}>
              {words.orders[one]}
            </button>
          ))}
        </span>
      </fieldset>
    </div>
  );
}
