import { HiddenLegend } from 'generator/app/ui/VisuallyHidden.tsx';
import { fill } from 'generator/model/text';
import { type PointerEvent, useId, useRef } from 'react';
import { changeLayer, moveSelected, percentOf, type Stack } from './model';
import type { LayerName } from './scene';
import type { Words } from './words';

interface Props {
  readonly stack: Stack;
  readonly change: (to: (stack: Stack) => Stack) => void;
  readonly words: Words;
}

/** The stack as a list, the topmost layer first; a layer is dragged by the grip at its end. */
export function LayerList({ stack, change, words }: Props) {
  const group = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const select = (selected: LayerName) => change((before) => ({ ...before, selected }));
  const hold = (event: PointerEvent, name: LayerName) => {
    // The list holds the pointer: the row moves under it, and would lose it.
    list.current?.setPointerCapture(event.pointerId);
    select(name);
  };
  const drag = (event: PointerEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const place = Math.floor(((event.clientY - top) / height) * stack.layers.length);
    change((before) => moveSelected(before, place));
  };
  return (
    <fieldset ref={list} className="layer-list" onPointerMove={drag}>
      <HiddenLegend>{words.list}</HiddenLegend>
      {stack.layers.map(({ name, isShown, isClipped, opacity }) => {
        const layer = words.layers[name];
        const show = fill(words.shown, { layer });
        return (
          <div key={name} data-hidden={!isShown || undefined} data-clipped={isClipped || undefined}>
            <button
              type="button"
              aria-pressed={isShown}
              aria-label={show}
              title={show}
              onClick={() => change((before) => changeLayer(before, name, { isShown: !isShown }))}
            >
              <Icon path={isShown ? paths.shown : paths.hidden} />
            </button>
            <label>
              <input
                type="radio"
                name={group}
                checked={name === stack.selected}
                onChange={() => select(name)}
              />
              <span id={`${group}${name}`}>{layer}</span>
              <small>{fill(words.percent, { amount: percentOf(opacity) })}</small>
            </label>
            <button
              id={`${group}${name}-clip`}
              type="button"
              aria-pressed={isClipped}
              aria-labelledby={`${group}${name}-clip ${group}${name}`}
              title={words.clipHint}
              onClick={() => change((before) => changeLayer(before, name, { isClipped: !isClipped }))}
            >
              <Icon path={paths.clip} />
              {words.clip}
            </button>
            <i onPointerDown={(event) => hold(event, name)}>
              <Icon path={paths.grip} />
            </i>
          </div>
        );
      })}
    </fieldset>
  );
}

const Icon = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 12 12" width="24" height="24" aria-hidden="true">
    <path d={path} />
  </svg>
);

const paths = {
  shown:
    'M4 3h4v1H4zM2 4h2v1H2zM8 4h2v1H8zM1 5h1v2H1zM5 5h2v2H5zM10 5h1v2h-1zM2 7h2v1H2zM8 7h2v1H8zM4 8h4v1H4z',
  hidden: 'M1 5h1v1H1zM10 5h1v1h-1zM2 6h2v1H2zM8 6h2v1H8zM4 7h4v1H4zM2 8h1v1H2zM9 8h1v1H9zM5 9h2v1H5z',
  clip: 'M2 1h2v6h4V5h1v1h1v1h1v2h-1v1H9v1H8V9H2z',
  grip: 'M3 2h2v2H3zM7 2h2v2H7zM3 5h2v2H3zM7 5h2v2H7zM3 8h2v2H3zM7 8h2v2H7z',
};
