import { useEffect, useRef, useState } from 'react';
import { type AnswerTiming, answerTime } from './answers';

/** Milliseconds without a press or a key before it begins: the hand may be on its way to the next stroke. */
export const rest = 600;
/** Shown is the drawing itself. */
const none = -1;

/**
 * Plays the answer of a picture once a goal is met and the hand has come to rest; any press or key ends it at its last
 * frame, which stays until the stage is pressed; one with `until` goes on until then, and ends in the drawing. Where the
 * visitor wants no motion the last frame is all; who opens a link to a solution sees it first, unless it would hide a
 * drawing that can be drawn on.
 */
export function useAnswer(isMet: boolean, answer: AnswerTiming | undefined) {
  const { frames: count = 0, until } = answer ?? {};
  const last = until ?? count - 1;
  const isPassing = until !== undefined;
  const end = isPassing ? none : last;
  const opened = isPassing && answer?.hidesDrawing ? none : count - 1;
  const [frame, setFrame] = useState(isMet ? opened : none);
  const isHeld = useRef(false);
  const wasMet = useRef(isMet);
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const isPlaying = isMet && frame > none && (isPassing || frame < last);

  useEffect(() => {
    const press = () => {
      isHeld.current = true;
    };
    const release = () => {
      isHeld.current = false;
    };
    return listen([
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
    ]);
  }, []);

  useEffect(() => {
    const isNew = isMet && !wasMet.current;
    wasMet.current = isMet;
    if (!isMet) setFrame(none);
    if (!isNew || count === 0) return;
    let timer = 0;
    const begin = () => {
      if (isHeld.current) return;
      stop();
      setFrame(isStill ? count - 1 : 0);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(begin, rest);
    };
    const deafen = listen([
      ['pointerup', wait],
      ['pointercancel', wait],
      ['keydown', wait],
    ]);
    const stop = () => {
      clearTimeout(timer);
      deafen();
    };
    wait();
    return stop;
  }, [isMet, count, isStill]);

  useEffect(() => {
    if (!isPlaying) return;
    const skip = () => setFrame(end);
    const timer = isStill ? 0 : window.setTimeout(() => setFrame(Math.min(frame + 1, last)), answerTime);
    const deafen = listen([
      ['pointerdown', skip],
      ['keydown', skip],
    ]);
    return () => {
      clearTimeout(timer);
      deafen();
    };
  }, [isPlaying, frame, last, end, isStill]);

  return {
    /** The frame to be shown; `undefined` for the drawing itself. */
    frame: isMet && frame > none ? frame : undefined,
    /** The stage is pressed, or hears a key. Says whether that was for the answer alone, and not for the drawing. */
    wake: () => {
      if (!isMet || frame === none) return false;
      const isForAnswer = answer?.hidesDrawing === true;
      setFrame(isForAnswer && isPlaying ? end : none);
      return isForAnswer;
    },
  };
}

/** Listens to the whole window; gives the function that ends it. */
function listen(heard: readonly (readonly [type: string, hear: () => void])[]): () => void {
  for (const [type, hear] of heard) addEventListener(type, hear);
  return () => {
    for (const [type, hear] of heard) removeEventListener(type, hear);
  };
}
