import { fill } from 'generator/model/text';
import type { Rgba } from 'pixels/raster';
import { codeOf } from '../kit/codeOf';
import { hsvOf } from './colorCodes';
import type { Bench } from './model';
import type { Words } from './words';

interface Props {
  readonly bench: Bench;
  readonly copy: (color: Rgba) => void;
  readonly words: Words;
}

/** The colour that was touched last: large, with its name and codes. */
export function ChosenColor({ bench: { colors, chosen }, copy, words }: Props) {
  const named = colors[chosen];
  if (named === undefined) return null;
  const { color, name } = named;
  const code = codeOf(color);
  return (
    <div className="laboratory-chosen">
      <span style={{ color: code }} aria-hidden="true" />
      <p>
        <strong>{name ?? code}</strong>
        <small>
          {[name === undefined ? '' : code, `RGB ${color.slice(0, 3).join(' ')}`, hsvOf(color)]
            .filter((part) => part !== '')
            .map((part) => part.replaceAll(' ', '\u00a0'))
            .join('\u2003')}
        </small>
      </p>
      <button className="tool-quiet" type="button" onClick={() => copy(color)}>
        {fill(words.copy, { code })}
      </button>
    </div>
  );
}
