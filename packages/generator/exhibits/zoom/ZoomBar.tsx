import { Icon } from '../../app/ui/Icon';
import { fill } from '../../model/text';
import type { ExhibitWords } from '../../model/words';
import { toggleGrid, type View, zoomBy } from './model';
import css from './Zoom.module.css';

interface Props {
  readonly view: View;
  readonly change: (view: View) => void;
  /** Makes it as large as the window has room for. */
  readonly showAll: () => void;
  /** Of the pixel under the cursor; `undefined` until the picture is read. */
  readonly color: string | undefined;
  readonly text: ExhibitWords['zoom'];
  readonly close: () => void;
}

/** How large, with or without grid, which pixel and its colour, and the way out. */
export function ZoomBar({ view, change, showAll, color, text, close }: Props) {
  const { scale, hasGrid, column, row } = view;
  const isColor = color?.startsWith('#') === true;
  return (
    <div className={css.bar}>
      <button type="button" aria-label={text.smaller} onClick={() => change(zoomBy(view, -1))}>
        <Glyph path="M2 5h8v2H2z" />
      </button>
      <span className={css.scale} role="img" aria-label={fill(text.scale, { scale })}>
        {scale}×
      </span>
      <button type="button" aria-label={text.larger} onClick={() => change(zoomBy(view, 1))}>
        <Glyph path="M2 5h8v2H2zM5 2h2v8H5z" />
      </button>
      <button type="button" onClick={showAll}>
        {text.fit}
      </button>
      <button type="button" aria-pressed={hasGrid} onClick={() => change(toggleGrid(view))}>
        {text.grid}
      </button>
      <output className={css.pixel}>
        {isColor && <span className={css.swatch} style={{ background: color }} />}
        {color !== undefined && fill(text.pixel, { x: column + 1, y: row + 1, color })}
      </output>
      <button type="button" aria-label={text.close} title={text.close} onClick={close}>
        <Icon name="close" size={24} />
      </button>
    </div>
  );
}

function Glyph({ path }: { readonly path: string }) {
  return (
    <svg
      viewBox="0 0 12 12"
      width="24"
      height="24"
      fill="currentColor"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
