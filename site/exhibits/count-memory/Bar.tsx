import { drawBar, type Kind, pathOf, rowSize } from './drawBar';

/** The letters of a row, with their colours in the site's palette (`app/styles/tokens.css`). */
const colors = {
  0: 'night',
  3: 'iris',
  4: 'lilac',
  5: 'mist',
  6: 'paper',
  9: 'ember',
  a: 'amber',
  b: 'gold',
  d: 'moss',
  e: 'leaf',
  f: 'mint',
};

interface Props {
  readonly kind: Kind;
  readonly bytes: number;
  /** Of the answer, while that plays. */
  readonly frame: number | undefined;
}

/** A row of the chart as a drawing; the amount stands beside it in words. */
export function Bar({ kind, bytes, frame }: Props) {
  const rows = drawBar(kind, bytes, frame);
  return (
    <svg
      viewBox={`0 0 ${rowSize.width} ${rowSize.height}`}
      width={rowSize.width}
      height={rowSize.height}
      style={{ '--width': rowSize.width }}
      aria-hidden="true"
    >
      {Object.entries(colors).map(([letter, name]) => (
        <path key={letter} d={pathOf(rows, letter)} fill={`var(--${name})`} />
      ))}
    </svg>
  );
}
