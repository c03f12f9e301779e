import { copyText } from 'generator/app/ui/copyText';
import { useEffect, useMemo, useState } from 'react';
import type { Answer, AnswerTiming } from './answers';
import { exerciseStill } from './exerciseStill';
import type { LinkCodec } from './linkCodec';
import { useAnswer } from './useAnswer';
import type { ExerciseProps } from './words';

interface Definition<State extends Linked, Linked> {
  readonly start: State;
  /** That of the last visit: it counts where the address has none. */
  readonly stored?: State | undefined;
  /** The part of the state that an address carries; the rest is as at the start. */
  readonly link: LinkCodec<Linked>;
  readonly isMet: (state: State) => boolean;
  /** What its picture does then, or the exercise itself at `answerFrame`. */
  readonly answer?: Answer<State> | AnswerTiming;
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
  { start, stored, link, isMet, answer }: Definition<State, Linked>,
) {
  const { words, exercise } = text;
  const key = `#${attributes['exhibit']}=`;
  const open = () => {
    if (!location.hash.startsWith(key)) return undefined;
    const linked = link.read(location.hash.slice(key.length));
    return { state: { ...start, ...linked }, notice: linked === undefined ? exercise.damaged : '' };
  };
  const [state, setState] = useState<State>(() => open()?.state ?? stored ?? start);
  const [notice, setNotice] = useState(() => open()?.notice ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an exercise is made of stays
  useEffect(() => {
    const follow = () => {
      const opened = open();
      if (opened === undefined) return;
      setState(opened.state);
      setNotice(opened.notice);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const hasMet = isMet(state);
  const drawn = answer !== undefined && 'draw' in answer ? answer : undefined;
  const { frame, wake } = useAnswer(hasMet && drawn?.isDue?.(state) !== false, answer);
  const answered = useMemo(
    () => (frame === undefined ? undefined : drawn?.draw(state, frame)),
    [drawn, state, frame],
  );
  const copyLink = async () => {
    const address = new URL(key + link.write(state), location.href).href;
    setNotice((await copyText(address)) ? exercise.copied : exercise.copyFailed);
  };
  const reset = () => {
    setState(start);
    setNotice('');
  };
  return {
    words,
    state,
    setState,
    reset,
    setNotice,
    panel: {
      title: words.title,
      goal: words.goal,
      isMet: hasMet,
      answer: words.answer,
      keys: words.keys,
      reset,
      notice,
      copyLink: () => void copyLink(),
      paper: render(exerciseStill(attributes)),
      text,
    },
    stage: { label: `${words.stage} ${words.keys}`, reset, answer: answered, wake },
    answerFrame: frame,
  };
}
