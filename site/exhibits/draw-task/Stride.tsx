import { fill } from 'generator/model/text';
import { Choice } from '../kit/Choice';
import { Tick } from '../practice-ground/Rules';
import { slideOf, speeds } from './stride';
import type { Words } from './words';

interface Props {
  /** Pixels that the ground goes back with each drawing; 0 as long as nothing is chosen. */
  readonly speed: number;
  readonly change: (speed: number) => void;
  /** Those that the feet go back by. */
  readonly right: number;
  readonly words: Words['stride'];
}

/** How fast the ground goes by below a motion: right where the feet do not slide. */
export function Stride({ speed, change, right, words }: Props) {
  const slide = slideOf(speed, right);
  const isKept = slide === 'held';
  return (
    <div>
      <Choice
        label={words.title}
        options={[...Array(speeds.most).keys()].map((at) => ({ value: at + 1, label: String(at + 1) }))}
        chosen={speed || undefined}
        choose={change}
      />
      <ul className="practice-rules" role="status">
        {speed > 0 && (
          <li data-kept={isKept || undefined}>
            <Tick isKept={isKept} />
            <span>{fill(words[slide], { speed })}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
