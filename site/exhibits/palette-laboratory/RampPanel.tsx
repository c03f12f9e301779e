import { fill } from 'generator/model/text';
import type { Rgba } from 'pixels/raster';
import { useState } from 'react';
import { Choice } from '../kit/Choice';
import { codeOf } from '../kit/codeOf';
import { Stepper } from '../kit/Stepper';
import { type Bench, newColors } from './model';
import { firstWish, rampOf, spaces, ways } from './rampOf';
import type { Text } from './words';

interface Props {
  readonly bench: Bench;
  readonly add: (bench: Bench, colors: readonly Rgba[]) => void;
  readonly text: Text;
}

/** A ramp around the chosen colour or between the two that were touched last, which can be added. */
export function RampPanel({ bench, add, text: { kit, words } }: Props) {
  const [wish, setWish] = useState(firstWish);
  const ramp = rampOf(bench, wish);
  const added = newColors(bench.colors, ramp).length;
  const codes = ramp.map(codeOf);
  return (
    <>
      <div className="laboratory-row">
        <Choice
          label={words.way}
          options={ways.map((value) => ({ value, label: words.ways[value] }))}
          chosen={wish.way}
          choose={(way) => setWish({ ...wish, way })}
        />
        <Choice
          label={words.space}
          options={spaces.map((value) => ({ value, label: value.toUpperCase() }))}
          chosen={wish.space}
          choose={(space) => setWish({ ...wish, space })}
        />
        <Stepper
          label={words.steps}
          value={wish.steps}
          smallest={3}
          largest={9}
          shown={String(wish.steps)}
          less={kit.less}
          more={kit.more}
          change={(steps) => setWish({ ...wish, steps })}
        />
        {wish.way === 'around' && (
          <Stepper
            label={words.turn}
            value={wish.turn}
            smallest={-60}
            largest={60}
            step={5}
            shown={fill(words.degrees, { degrees: wish.turn })}
            less={kit.less}
            more={kit.more}
            change={(turn) => setWish({ ...wish, turn })}
          />
        )}
      </div>
      <div
        className="laboratory-ramp"
        role="img"
        aria-label={fill(words.rampName, { codes: codes.join(', ') })}
      >
        {codes.map((code, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ramp may have a colour twice
          <span key={index} style={{ color: code }} />
        ))}
      </div>
      <button
        className="tool-quiet"
        type="button"
        aria-disabled={added === 0}
        onClick={() => add(bench, ramp)}
      >
        {fill(words.add, { count: added })}
      </button>
    </>
  );
}
