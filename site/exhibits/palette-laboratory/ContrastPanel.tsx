import { fill } from 'generator/model/text';
import { contrastOf } from 'pixels/edit/contrast';
import { codeOf } from '../kit/codeOf';
import { cutRatio, enoughFor } from './judgeContrast';
import type { Bench } from './model';
import type { Words } from './words';

interface Props {
  readonly bench: Bench;
  readonly words: Words;
}

/** How far the two colours that were touched last stand apart in lightness, and what that is enough for. */
export function ContrastPanel({ bench: { colors, chosen, other }, words }: Props) {
  const [one, two] = [colors[other]?.color, colors[chosen]?.color];
  if (one === undefined || two === undefined) return null;
  const contrast = contrastOf(one, two);
  return (
    <>
      <p>{words.contrastHow}</p>
      <div className="laboratory-contrast">
        {[
          [one, two],
          [two, one],
        ].map(([ground = one, ink = two]) => (
          <span
            key={ground.join()}
            style={{ backgroundColor: codeOf(ground), color: codeOf(ink) }}
            aria-hidden="true"
          >
            Aa
            <span />
          </span>
        ))}
        <p>
          <strong>{fill(words.ratio, { ratio: cutRatio(contrast) })}</strong>
          <small>
            {codeOf(one)} · {codeOf(two)}
          </small>
          {words.enough[enoughFor(contrast)]}
        </p>
      </div>
    </>
  );
}
