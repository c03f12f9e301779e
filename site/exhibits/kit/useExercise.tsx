import { copyText } from 'generator/app/ui/copyText';
import { fill } from 'generator/model/text';
import type { Frame } from 'pixels/animation';
import type { Raster } from 'pixels/raster';
import { type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import type { StampLine as Line, offerMoves as offer } from '../keepsakes/whenMet';
import type { Answer, AnswerTiming } from './answers';
import { exerciseStill } from './exerciseStill';
import { beginWork, followWork, isOwnWork } from './followWork';
import type { LinkCodec } from './linkCodec';
import { offerPoster } from './offerPoster';
import { rest, useAnswer } from './useAnswer';
import type { ExerciseProps } from './words';

interface Definition<State extends Linked, Linked> {
  readonly start: State;
  /** That of the last visit: it counts where the address has none. */
  readonly stored?: State | undefined;
  /** The part of the state that an address carries; the rest is as at the start. */
  readonly link: LinkCodec<Linked>;
  readonly isMet: (state: State) => boolean;
  /** Keeps what was met by own moves, where that is a part of a whole, and says whether it has its stamp. */
  readonly earn?: (state: State) => boolean;
  /** What its picture does then, or the exercise itself at `answerFrame`. */
  readonly answer?: Answer<State> | AnswerTiming;
  /** What a poster shows once it is met, as frames where it moves. Default: the last frame of the answer. */
  readonly poster?: (state: State) => readonly Frame[];
  /** The drawing at a state, of exercises that are done move by move: these are counted. */
  readonly strokes?: (state: State) => Raster;
}

/** The words that every exercise has. */
interface OwnWords {
  /** Begins with a verb, five words at most. */
  readonly title: string;
  /** Asks for what the reader is to reach, in one line of twelve words at most. */
  readonly goal: string;
  /** The alt text of its stage; absent where it has none. */
  readonly stage?: string;
  /** Says what the keys do there. */
  readonly keys?: string;
  /** Says what its picture does once the goal is met. */
  readonly answer: string;
}

/**
 * An exercise: its state, which an address can carry (`#dither-sky=…`, written only when a link is copied), and the
 * props of its panel and its stage that are made alike for all.
 */
export function useExercise<State extends Linked, Linked extends object, Words extends OwnWords>(
  { attributes, text, render }: ExerciseProps<Words>,
  { start, stored, link, isMet, earn, answer, poster, strokes }: Definition<State, Linked>,
) {
  const { words, exercise } = text;
  const key = `#${attributes['exhibit']}=`;
  const open = () => {
    if (!location.hash.startsWith(key)) return undefined;
    // A challenge says after the beginning how many moves it took.
    const [, written = '', count] = /^(.*?)(?:~([1-9]\d{0,3}))?$/.exec(location.hash.slice(key.length)) ?? [];
    const linked = strokes === undefined && count !== undefined ? undefined : link.read(written);
    const isDamaged = linked === undefined;
    return {
      state: { ...start, ...linked },
      toBeat: isDamaged || count === undefined ? undefined : Number(count),
      notice: isDamaged ? exercise.damaged : '',
    };
  };
  const [work, setWork] = useState(() => beginWork<State>(open()?.state ?? stored ?? start));
  const { state, from, moves } = work;
  const press = useRef(0);
  const setState = (change: SetStateAction<State>) => {
    const at = press.current;
    setWork((before) => {
      const next = change instanceof Function ? change(before.state) : change;
      return followWork(before, next, at, link.write);
    });
  };
  const [notice, setNotice] = useState(() => open()?.notice ?? '');
  const [toBeat, setToBeat] = useState(() => open()?.toBeat);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an exercise is made of stays
  useEffect(() => {
    const follow = () => {
      const opened = open();
      if (opened === undefined) return;
      setWork(beginWork(opened.state));
      setNotice(opened.notice);
      setToBeat(opened.toBeat);
    };
    const count = ({ isPrimary }: Partial<PointerEvent>) => {
      // A second finger takes back what the first one did.
      if (isPrimary !== false) press.current++;
    };
    addEventListener('hashchange', follow);
    // Before anything on the page hears of it.
    addEventListener('pointerdown', count, true);
    addEventListener('keydown', count, true);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('pointerdown', count, true);
      removeEventListener('keydown', count, true);
    };
  }, []);
  const hasMet = isMet(state);
  const drawn = answer !== undefined && 'draw' in answer ? answer : undefined;
  const isDue = hasMet && drawn?.isDue?.(state) !== false;
  const { frame, wake } = useAnswer(isDue, answer);
  // Not for who opens a link to a solution, or comes back to one.
  const isDone = isDue && isOwnWork(work, isMet);
  const [whenMet, setWhenMet] = useState<{ offerMoves: typeof offer; StampLine: typeof Line | undefined }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an exercise is made of stays
  useEffect(() => {
    const fetchMore = async () => {
      const hasStamp = earn?.(state) !== false;
      const { giveStamp, offerMoves, StampLine } = await import('../keepsakes/whenMet');
      if (hasStamp) giveStamp(attributes);
      setWhenMet({ offerMoves, StampLine: hasStamp ? StampLine : undefined });
    };
    if (!isDone) return;
    // What is met in passing, while a number is typed, is not met. Where it cannot be had, there is less to take along.
    const timer = setTimeout(() => fetchMore().catch(() => undefined), rest);
    return () => clearTimeout(timer);
  }, [isDone]);
  const answered = useMemo(
    () =>
      frame === undefined
        ? undefined
        : { answer: drawn?.draw(state, frame), answerAround: drawn?.around?.(state, frame) },
    [drawn, state, frame],
  );
  const copy = async (written: string, copied: string) =>
    setNotice((await copyText(written)) ? copied : exercise.copyFailed);
  const addressOf = (linked: State) => new URL(key + link.write(linked), location.href).href;
  /** Begins anew from a state: moves are counted from there. */
  const restart = (from: State) => {
    setWork(beginWork(from));
    setNotice('');
  };
  const reset = () => restart(start);
  const wasMet = isMet(from);
  const isCounted = strokes !== undefined && moves.length > 1 && isOwnWork(work, isMet);
  const done = isCounted ? fill(exercise.metIn, { count: moves.length }) : exercise.met;
  const last = drawn && (() => [{ raster: drawn.draw(state, drawn.frames - 1), duration: 0 }]);
  const challengeNotice = () => {
    if (toBeat === undefined) return '';
    const isBeaten = isDone && moves.length <= toBeat;
    return fill(isBeaten ? exercise.beaten : exercise.toBeat, { count: toBeat });
  };
  const known = { name: String(attributes['exhibit']), title: words.title, done, text: exercise };
  const keepsakes = {
    poster: offerPoster({ ...known, frames: poster === undefined ? last : () => poster(state) }),
    others:
      hasMet && isCounted && !wasMet
        ? whenMet?.offerMoves({
            ...known,
            // Not the solution: where the moves were counted from.
            address: addressOf(from),
            drawings: [from, ...moves].map((one) => () => strokes(one)),
            copy,
          })
        : undefined,
  };
  return {
    words,
    state,
    setState,
    restart,
    panel: {
      title: words.title,
      goal: words.goal,
      isMet: hasMet,
      done,
      answer: words.answer,
      keepsakes,
      next:
        attributes['nextHref'] === undefined
          ? undefined
          : { title: String(attributes['nextTitle']), href: String(attributes['nextHref']) },
      keys: words.keys,
      reset,
      notice:
        notice ||
        challengeNotice() ||
        (isDone && whenMet?.StampLine && <whenMet.StampLine attributes={attributes} text={exercise} />),
      copyLink: () => void copy(addressOf(state), exercise.copied),
      paper: render(exerciseStill(attributes)),
      text,
    },
    stage: { label: `${words.stage} ${words.keys}`, reset, ...answered, wake },
    answerFrame: frame,
  };
}
