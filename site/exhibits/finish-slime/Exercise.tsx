import { copyText } from 'generator/app/ui/copyText';
import { saveFile } from 'generator/app/ui/saveFile';
import { useIsSeen } from 'generator/app/ui/useIsSeen';
import { fill } from 'generator/model/text';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { ToolProps } from '../kit/words';
import css from './FinishSlime.module.css';
import { durations, firstFrames, ghost } from './frames';
import { InksContext, useInks } from './inks';
import { hashOf, readHash } from './link';
import { makeGif } from './makeGif';
import type { SlimeMeta } from './meta';
import { isDrawn, isWhole, placeAfter, reducer, startEasel } from './model';
import { PixelCanvas } from './PixelCanvas';
import { Stage } from './Stage';
import { readDrawing, storeDrawing } from './storedDrawing';
import { Hand, Palette } from './Tools';
import { useMood } from './useMood';
import type { Words } from './words';

/** It has the same on the home page, which no address of a text tells. */
const stamp = 'finish-slime';

/** The scene with the loop on its easel, and below it the canvas for the frame that is missing. */
export function Exercise({ attributes, data, text }: ToolProps<Words, SlimeMeta>) {
  const { scene, moods, strip, isInText } = data;
  const { words } = text;
  const { nextHref, nextTitle } = attributes;
  const [easel, act] = useReducer(reducer, undefined, () => startEasel(openedDrawing() ?? readDrawing()));
  const inks = useInks(isInText === true);
  const [notice, setNotice] = useState(() => (readHash(location.hash) === 'damaged' ? words.damaged : ''));
  const [announcement, announce] = useState('');
  const [wantsRest, setRest] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [frame, setFrame] = useState(0);
  const [hops, setHops] = useState(0);
  const ref = useRef<HTMLElement>(null);
  const isSeen = useIsSeen(ref);
  const hasDrawn = isDrawn(easel);
  const isFinished = isWhole(easel);
  const isPlaying = !wantsRest;
  const frames = [...firstFrames, hasDrawn ? easel.pixels : ghost];
  const isGhost = (index: number) => index === 3 && !hasDrawn;
  const mood = Math.min(moods - 1, useMood({ isGlad: hasDrawn, isAwake: isSeen && !wantsRest }));
  // At rest the picture that tells most: one's own frame, before that the stretch that it follows.
  const shown = isPlaying ? frame : hasDrawn ? 3 : 2;

  useEffect(() => {
    if (!isPlaying || !isSeen) return;
    const timer = setTimeout(() => {
      setFrame((frame + 1) % durations.length);
      // It leaves the ground with the third frame.
      if (frame === 1 && isFinished) setHops((count) => count + 1);
    }, durations[frame]);
    return () => clearTimeout(timer);
  }, [frame, isFinished, isPlaying, isSeen]);
  useEffect(() => {
    if (easel.past.length > 0 && easel.pen === undefined) storeDrawing(easel.pixels);
  }, [easel]);
  const isOwn = isFinished && easel.past.length > 0;
  useEffect(() => {
    if (!isOwn) return;
    // Where it cannot be had, there is no stamp.
    import('../keepsakes/whenMet').then(
      ({ giveStamp }) => giveStamp({ stamp }),
      () => undefined,
    );
  }, [isOwn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a page stay
  useEffect(() => {
    const open = () => {
      const pixels = openedDrawing();
      if (pixels !== undefined) act({ kind: 'open', pixels });
      setNotice(readHash(location.hash) === 'damaged' ? words.damaged : '');
    };
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  const copyLink = async () => {
    const address = new URL(hashOf(easel.pixels), location.href).href;
    announce('');
    setNotice((await copyText(address)) ? words.copied : words.copyFailed);
  };
  const savePoster = async () => {
    const { saveSlimePoster } = await import('./saveSlimePoster');
    await saveSlimePoster(easel.pixels, inks, words.title, words.drawn);
  };
  return (
    <InksContext value={inks}>
      <section ref={ref} className={`${css.easel} ${isInText ? css.room : ''}`} aria-label={words.title}>
        {isFinished && (
          <p
            className={css.hopper}
            style={{ '--hop': placeAfter(hops), '--rise': isPlaying && shown === 2 ? 4 : 0 }}
          >
            <PixelCanvas pixels={frames[shown] ?? easel.pixels} />
          </p>
        )}
        <p className={css.scene}>
          <span className={css.view}>
            <img src={scene} alt="" style={{ translate: `${(-100 * mood) / moods}% 0` }} />
            <span className={css.paper}>
              <PixelCanvas pixels={frames[shown] ?? easel.pixels} isGhost={isGhost(shown)} />
            </span>
          </span>
        </p>
        <div className={css.goal}>
          <p role="status">
            {notice || (isFinished ? words.done : hasDrawn ? words.begun : words.goal)}
            {isFinished && nextHref !== undefined && (
              <a
                className={css.next}
                href={String(nextHref)}
                aria-label={fill(text.exercise.nextTitle, { title: String(nextTitle) })}
              >
                {text.exercise.next}
              </a>
            )}
          </p>
          {isFinished && (
            <button type="button" className={`${css.press} ${css.text}`} onClick={() => void savePoster()}>
              {text.exercise.poster}
            </button>
          )}
          <details className={css.help}>
            <summary className={`${css.press} ${css.text}`} aria-label={words.help} title={words.help}>
              ?
            </summary>
            <p>{words.keys}</p>
          </details>
        </div>
        <figure className={css.printed}>
          <img src={strip} alt={words.caption} />
          <figcaption>{words.caption}</figcaption>
        </figure>
        <Palette easel={easel} act={act} words={words} />
        <Stage easel={easel} act={act} words={words} announce={announce} />
        <ol className={css.strip} aria-label={words.frames}>
          {frames.map((pixels, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: frames keep their places
            <li key={index} aria-current={index === shown || undefined}>
              <PixelCanvas pixels={pixels} isGhost={isGhost(index)} />
              <span className={css.hidden}>{index + 1}</span>
            </li>
          ))}
        </ol>
        <Hand
          easel={easel}
          act={act}
          words={words}
          loop={{
            icon: isPlaying ? 'pause' : 'play',
            label: isPlaying ? text.kit.pause : text.kit.play,
            toggle: () => setRest(!wantsRest),
          }}
        />
        <div className={css.bar}>
          <button
            type="button"
            className={`${css.press} ${css.text}`}
            disabled={!hasDrawn}
            onClick={() => void copyLink()}
          >
            {words.copy}
          </button>
          <button
            type="button"
            className={`${css.press} ${css.text}`}
            data-main=""
            disabled={!hasDrawn}
            onClick={() => saveFile('slime.gif', 'image/gif', makeGif(easel.pixels, inks))}
          >
            {words.save}
          </button>
        </div>
        <span className={css.hidden} role="status">
          {announcement}
        </span>
      </section>
    </InksContext>
  );
}

/** The drawing that the page's address carries; `undefined` where it has none, or a damaged one. */
function openedDrawing() {
  const found = readHash(location.hash);
  return typeof found === 'string' ? undefined : found;
}
