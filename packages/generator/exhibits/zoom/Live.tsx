import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '../../app/ui/Dialog';
import type { LiveProps } from '../../app/ui/live';
import { fill } from '../../model/text';
import { type ColorAt, findPicture, findPlace, readPixels, type ZoomedPicture } from './meta';
import {
  arrows,
  checkerSquare,
  firstView,
  fittingScale,
  moveTo,
  moveToContent,
  type Place,
  showsGrid,
  toggleGrid,
  type View,
  zoomBy,
} from './model';
import css from './Zoom.module.css';
import { ZoomBar } from './ZoomBar';

/** The picture alone on the screen, enlarged by whole steps, each of its pixels to be asked for its colour. */
export function Live({ press, attributes, onClose, text: { zoom: text } }: LiveProps) {
  const [picture] = useState(() => press && findPicture(press, attributes));
  const shown = useRef<HTMLDivElement>(null);
  const [place] = useState(() => press && findPlace(press));
  useEffect(() => {
    if (picture === undefined) onClose?.();
  }, [picture, onClose]);
  // By now the dialog is open, and has the focus.
  useEffect(() => showCursor(shown.current), []);
  if (picture === undefined) return null;
  return (
    <Dialog
      className={css.window ?? ''}
      label={text.title}
      isWhole
      initialFocus={shown}
      onClose={() => onClose?.()}
    >
      {(close) => <Viewer picture={picture} place={place} text={text} close={close} shown={shown} />}
    </Dialog>
  );
}

/** Brings the cursor, which is the last thing on a picture, to the middle of the window. */
function showCursor(picture: HTMLElement | null) {
  picture?.lastElementChild?.scrollIntoView({ block: 'center', inline: 'center' });
}

interface Props {
  readonly picture: ZoomedPicture;
  /** Where it was pressed. */
  readonly place: Place | undefined;
  readonly text: LiveProps['text']['zoom'];
  readonly close: () => void;
  /** Set to the element that shows the picture. */
  readonly shown: RefObject<HTMLDivElement | null>;
}

/** The window without the bar and the edges beside the picture, in CSS pixels. */
const roomNow = () => ({ width: innerWidth - 32, height: innerHeight - 128 });

function Viewer({ picture, place, text, close, shown }: Props) {
  const { src, alt, width, height } = picture;
  const [view, setView] = useState(() => firstView(picture, roomNow(), place));
  const [colorAt, setColorAt] = useState<ColorAt>();
  useEffect(() => {
    readPixels(picture).then((read) => {
      const isDrawn = (column: number, row: number) => read(column, row) !== undefined;
      flushSync(() => {
        setColorAt(() => read);
        setView((view) => moveToContent(view, picture, isDrawn));
      });
      showCursor(shown.current);
    });
  }, [picture, shown]);
  const { scale, column, row } = view;
  const cursor = useRef<HTMLDivElement>(null);

  const press = (event: KeyboardEvent) => {
    const next = afterKey(view, picture, event.key);
    if (next === undefined) return;
    event.preventDefault();
    flushSync(() => setView(next));
    cursor.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setView(moveTo(view, picture, (event.clientX - box.left) / scale, (event.clientY - box.top) / scale));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the whole view, each of which has a button
    <div className={css.viewer} onKeyDown={press}>
      <ZoomBar
        view={view}
        change={setView}
        showAll={() => setView({ ...view, scale: fittingScale(picture, roomNow()) })}
        color={colorAt && (colorAt(column, row) ?? text.transparent)}
        text={text}
        close={close}
      />
      <div className={css.room}>
        <div
          ref={shown}
          className={css.picture}
          role="img"
          aria-label={fill(text.picture, { alt })}
          style={{ '--square': `${checkerSquare(view)}px` }}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move its cursor
          tabIndex={0}
          onPointerDown={point}
          onPointerMove={point}
        >
          <img src={src} alt="" width={width * scale} height={height * scale} />
          {showsGrid(view) && (
            <div className={css.grid} style={{ backgroundSize: `${scale}px ${scale}px` }} />
          )}
          <div
            ref={cursor}
            className={css.cursor}
            style={{
              inlineSize: scale,
              blockSize: scale,
              transform: `translate(${column * scale}px, ${row * scale}px)`,
            }}
          />
        </div>
      </div>
    </div>
  );
}

function afterKey(view: View, picture: ZoomedPicture, key: string): View | undefined {
  const [columns, rows] = arrows[key] ?? [];
  if (columns !== undefined && rows !== undefined)
    return moveTo(view, picture, view.column + columns, view.row + rows);
  if (key === '+' || key === '=') return zoomBy(view, 1);
  if (key === '-') return zoomBy(view, -1);
  if (key === 'g') return toggleGrid(view);
  return undefined;
}
