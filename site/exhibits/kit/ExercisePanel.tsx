import { VisuallyHidden } from 'generator/app/ui/VisuallyHidden.tsx';
import { fill } from 'generator/model/text';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Disclosure } from './Disclosure';
import rooms from './ExerciseStill.module.css';
import type { ExerciseRoom } from './exerciseStill';
import { Glyph } from './Glyph';
import type { Keepsake } from './offerPoster';
import { toggleScreen } from './toggleScreen';
import type { ToolWords } from './words';
import './kit.css';
import './exercise.css';

interface Props {
  readonly title: string;
  readonly goal: string;
  readonly isMet: boolean;
  /** Says that it is, in the place of the goal. */
  readonly done: string;
  /** Says what the picture does once it is met, to who cannot see it. */
  readonly answer: string;
  /** Says what the keys do on its stage; absent where it has none. */
  readonly keys: string | undefined;
  /** Other than most need; its still has the same. */
  readonly room?: ExerciseRoom;
  readonly reset: () => void;
  /** Says what has just happened, to screen readers. */
  readonly announcement: string;
  /** Shown to everyone: that a link was copied, or is damaged; or the stamp for what is done. */
  readonly notice: ReactNode;
  readonly copyLink: () => void;
  readonly keepsakes: {
    /** Absent where there is no picture. */
    readonly poster: Keepsake | undefined;
    /** Absent where there is nothing else. */
    readonly others: readonly Keepsake[] | undefined;
  };
  /** The next exercise of the site; absent where there is none. */
  readonly next:
    | {
        readonly title: string;
        readonly href: string;
        /** Opens it here instead. */
        readonly open?: (event: MouseEvent) => void;
      }
    | undefined;
  /** Absent where there is no picture to keep. */
  readonly savePicture?: () => Promise<void>;
  /** Absent where nothing moves. */
  readonly saveAnimation?: () => Promise<void>;
  /** In its place in print. */
  readonly paper: ReactNode;
  readonly text: Pick<ToolWords, 'kit' | 'exercise'>;
  readonly children: ReactNode;
}

/**
 * The panel around an exercise: its goal, a tick once that is met, its link and its picture; nothing ever blocks. Most
 * of its props are the `panel` of `useExercise`.
 */
export function ExercisePanel(props: Props) {
  const { title, goal, isMet, keys, room, reset, announcement, notice, paper, children } = props;
  const { copyLink, savePicture, saveAnimation, keepsakes, done, next } = props;
  const { kit, exercise } = props.text;
  const frame = useRef<HTMLElement>(null);
  const [isSaveFailed, setSaveFailed] = useState(false);
  const save = async (make: () => Promise<void>) => {
    setSaveFailed(false);
    await make().catch(() => setSaveFailed(true));
  };
  return (
    <>
      <section
        ref={frame}
        className={`tool exercise ${rooms[room ?? ''] ?? ''}`}
        data-room={room}
        aria-label={title}
      >
        <div className="tool-head">
          <span className="tool-mark">{kit.mark}</span>
          <p className="tool-title">{title}</p>
          {keys !== undefined && (
            <Disclosure label={exercise.keys} mark={<Glyph path={questionPath} />}>
              {() => (
                <p>
                  {keys}
                  {exercise.always}
                </p>
              )}
            </Disclosure>
          )}
          {document.fullscreenEnabled && (
            <button
              className="tool-quiet"
              type="button"
              aria-label={kit.fullScreen}
              title={kit.fullScreen}
              onClick={() => toggleScreen(frame.current)}
            >
              <Glyph path={cornersPath} />
            </button>
          )}
          <button className="tool-quiet" type="button" onClick={reset}>
            {kit.reset}
          </button>
        </div>
        {/* Both have their room from the beginning: the stage would move under the hand of who meets the goal. */}
        <div className="exercise-goal" data-met={isMet || undefined}>
          <p className="exercise-asked">
            <Glyph path={boxPath} />
            {goal}
          </p>
          <div className="exercise-done">
            <Glyph path={tickPath} />
            <strong>{done}</strong>
            {keepsakes.poster && <KeepsakeButton keepsake={keepsakes.poster} save={save} />}
            {keepsakes.others && (
              <Disclosure label={exercise.more} mark={<Glyph path={dotsPath} />}>
                {(close) =>
                  keepsakes.others?.map((keepsake) => (
                    <KeepsakeButton
                      key={keepsake.label}
                      keepsake={keepsake}
                      save={(make) => {
                        close();
                        void save(make);
                      }}
                    />
                  ))
                }
              </Disclosure>
            )}
            {next !== undefined && (
              <a
                className="tool-quiet exercise-next"
                href={next.href}
                onClick={next.open}
                aria-label={fill(exercise.nextTitle, { title: next.title })}
              >
                {exercise.next}
                <Glyph path={arrowPath} />
              </a>
            )}
          </div>
        </div>
        <div role="status">
          {isMet && <VisuallyHidden>{fill(exercise.metSaid, { done, answer: props.answer })}</VisuallyHidden>}
        </div>
        {children}
        <div className="tool-foot">
          <p role="status">{isSaveFailed ? exercise.saveFailed : notice}</p>
          <div className="tool-choices">
            <button className="tool-quiet" type="button" onClick={copyLink}>
              {exercise.copyLink}
            </button>
            {savePicture !== undefined && (
              <button
                className={saveAnimation === undefined ? 'tool-strong' : 'tool-quiet'}
                type="button"
                onClick={() => void save(savePicture)}
              >
                {exercise.savePicture}
              </button>
            )}
            {saveAnimation !== undefined && (
              <button className="tool-strong" type="button" onClick={() => void save(saveAnimation)}>
                {exercise.saveAnimation}
              </button>
            )}
          </div>
        </div>
        <p className="tool-status" role="status">
          {announcement}
        </p>
      </section>
      <div className="tool-paper">{paper}</div>
    </>
  );
}

interface KeepsakeProps {
  readonly keepsake: Keepsake;
  readonly save: (make: Keepsake['make']) => void;
}

function KeepsakeButton({ keepsake: { label, make }, save }: KeepsakeProps) {
  return (
    <button className="tool-quiet" type="button" onClick={() => save(make)}>
      {label}
    </button>
  );
}

/** A question mark, and the corners of a screen. */
const questionPath = 'M4 1h4v1H4zM3 2h2v2H3zM7 2h2v3H7zM6 5h2v1H6zM5 6h2v2H5zM5 9h2v2H5z';
const cornersPath = 'M1 1h4v2H3v2H1zM7 1h4v4H9V3H7zM1 7h2v2h2v2H1zM9 7h2v4H7V9h2z';
const dotsPath = 'M1 5h2v2H1zM5 5h2v2H5zM9 5h2v2H9z';
const arrowPath = 'M1 5h7v2h-7zM6 3h2v6h-2zM8 4h1v4h-1zM9 5h1v2h-1z';
/** An empty box of pixels, and the same with a tick. */
const boxPath = 'M1 1h10v10h-10zM2 2v8h8v-8z';
const tickPath = 'M1 1h10v10h-10zM9 3v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h-1v2h1v1h1v1h1v-1h1v-1h1v-1h1v-1h1v-2z';
