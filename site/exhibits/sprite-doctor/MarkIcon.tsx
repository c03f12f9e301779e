import { markEdge, markShapes } from './markShapes';
import type { FindingKind } from './messages';

/** The mark of a kind of find, as it is drawn on the picture. */
export function MarkIcon({ kind }: { readonly kind: FindingKind }) {
  const { path, color } = markShapes[kind];
  return (
    <svg className="doctor-mark" viewBox="-.5 -.5 2 2" width="28" height="28" aria-hidden="true">
      <path d={path} stroke={markEdge} strokeWidth={0.42} />
      <path d={path} stroke={color} strokeWidth={0.18} />
    </svg>
  );
}
