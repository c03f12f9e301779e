import { fill } from 'generator/model/text';
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

/** Tells how a GIF rounds the times, and how they become exact. */
export function GifNotes({ times: { inexact, total, gifTotal }, retime, text }: Props) {
  const { kit, words } = text;
  const format = (time: number) => fill(words.milliseconds, { time });
  if (inexact.length === 0) return <p className="desk-note">{fill(words.exact, { total: format(total) })}</p>;
  const sentences = [
    words.hundredths,
    ...(total === gifTotal ? [] : [fill(words.totals, { total: format(total), gifTotal: format(gifTotal) })]),
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
                time: format(duration),
                gif: becomes.map(format).join(words.or),
              })}
            </span>
            {exact.map((time) => (
              <button key={time} className="tool-quiet" type="button" onClick={() => retime(duration, time)}>
                {fill(words.makeExact, { time: format(time) })}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
