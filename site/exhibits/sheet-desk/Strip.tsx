import { HiddenLegend } from 'generator/app/ui/VisuallyHidden.tsx';
import { fill } from 'generator/model/text';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Desk, SelectionWay } from './desk';
import { Thumb } from './Thumb';
import type { Words } from './words';

interface Props {
  readonly desk: Desk;
  /** Id of the frame that is on the stage. */
  readonly playing: number | undefined;
  readonly isPlaying: boolean;
  /** Whether a touch adds to the selected frames. */
  readonly isSeveral: boolean;
  /** The times of the used frames in a GIF, by id. */
  readonly gifTimes: ReadonlyMap<number, number>;
  readonly select: (id: number, way: SelectionWay) => void;
  readonly words: Words;
}

/** More frames take a moment to draw, so they come when they are wished for, as many at a time. */
const atOnce = 48;

/** The frames in their order. One stop for the Tab key; arrow keys go along, with Shift they select on. */
export function Strip({ desk, playing, isPlaying, isSeveral, gifTimes, select, words }: Props) {
  const { frames, selected, opened } = desk;
  const [most, setMost] = useState(atOnce);
  const shown = frames.slice(0, most);
  const stop = shown.find(({ id }) => selected.has(id)) ?? shown[0];
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // What plays would pull the strip along all the time.
    if (playing !== undefined && !isPlaying) scrollToFrame(row.current, playing);
  }, [playing, isPlaying]);
  const touch = (id: number, { shiftKey, ctrlKey, metaKey }: MouseEvent) =>
    select(id, shiftKey ? 'stretch' : isSeveral || ctrlKey || metaKey ? 'toggle' : 'one');
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const target = neighbour(event);
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
    const id = Number(target.dataset['id']);
    if (event.shiftKey) select(id, 'stretch');
    else if (!isSeveral) select(id, 'one');
  };
  return (
    <div className="desk-strip">
      <fieldset ref={row} onKeyDown={press}>
        <HiddenLegend>{words.frames}</HiddenLegend>
        {shown.map(({ id, picture, area, duration, isUsed }, index) => {
          const raster = opened?.pictures[picture];
          const inGif = gifTimes.get(id);
          const time = fill(words.milliseconds, { time: duration });
          return (
            <button
              key={id}
              type="button"
              data-id={id}
              data-out={!isUsed || undefined}
              aria-pressed={selected.has(id)}
              aria-current={id === playing || undefined}
              tabIndex={id === stop?.id ? 0 : -1}
              onClick={(event) => touch(id, event)}
            >
              <small>{index + 1}</small>
              {raster && <Thumb raster={raster} area={area} />}
              <small>{isUsed ? time : words.out}</small>
              {isUsed && inGif !== undefined && inGif !== duration && (
                <small className="desk-inexact">{fill(words.inGif, { time: inGif })}</small>
              )}
            </button>
          );
        })}
      </fieldset>
      {shown.length < frames.length && (
        <button className="tool-quiet" type="button" onClick={() => setMost(most + atOnce)}>
          {fill(words.showMore, { count: frames.length - shown.length })}
        </button>
      )}
    </div>
  );
}

/** The frame that a key leads to: the one beside, or that at either end. */
function neighbour({ key, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const frames = [...currentTarget.querySelectorAll<HTMLElement>('button')];
  const here = document.activeElement;
  const at = here instanceof HTMLElement ? frames.indexOf(here) : -1;
  const targets: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowRight: frames[at + 1],
    ArrowLeft: frames[at - 1],
    Home: frames[0],
    End: frames.at(-1),
  };
  return at < 0 ? undefined : targets[key];
}

/** Moves the strip, and not the page, as far as is needed for a frame to be seen whole. */
function scrollToFrame(row: HTMLElement | null, id: number): void {
  const frame = row?.querySelector(`[data-id="${id}"]`)?.getBoundingClientRect();
  if (!row || !frame) return;
  const room = row.getBoundingClientRect();
  if (frame.left < room.left) row.scrollLeft -= room.left - frame.left;
  else if (frame.right > room.right) row.scrollLeft += frame.right - room.right;
}
