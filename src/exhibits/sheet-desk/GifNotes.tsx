import { fill } from '../../model/text';
import { type GifTimes, mistakenDuration } from './gifTimes';
import type { Text } from './words';

interface Props {
  readonly times: GifTimes;
  /** All frames of a time get another one. */
  readonly retime: (from: number, to: number) => void;
  readonly text: Text;
}

/** Further ones are left out: whoever has so many times has more to mend than can be read. */
const mostShown = 4;

/** What a GIF makes of the times, and how they become exact. */
export function GifNotes({ times: { inexact, total, gifTotal }, retime, text }: Props) {
  const { kit, words } = text;
  const say = (time: number) => fill(words.milliseconds, { time });
  if (inexact.length === 0) return <p className="desk-note">{fill(words.exact, { total: say(total) })}</p>;
  const sentences = [
    words.hundredths,
    ...(total === gifTotal ? [] : [fill(words.totals, { total: say(total), gifTotal: say(gifTotal) })]),
    ...(inexact.some(({ duration }) => duration <= mistakenDuration) ? [words.mistaken] : []),
  ];
  return (
    <div className="desk-note" data-inexact>
      <p>{sentences.reduce((what, remedy) => fill(kit.sentences, { what, remedy }))}</p>
      <ul>
        {inexact.slice(0, mostShown).map(({ duration, becomes, exact }) => (
          <li key={duration}>
            <span>
              {fill(words.becomes, {
                time: say(duration),
                gif: becomes.map(say).join(words.or),
              })}
            </span>
            {exact.map((time) => (
              <button key={time} className="tool-quiet" type="button" onClick={() => retime(duration, time)}>
                {fill(words.makeExact, { time: say(time) })}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
