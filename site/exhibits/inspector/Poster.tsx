import { scaleWithin } from '../kit/fitFactor';
import type { InspectorUse } from './meta';

/** In CSS pixels. */
const posterWidth = 480;

/** A picture of the tool's use: as many whole frames of the still as there is room for. */
export function Poster({ src, width, height, durations }: InspectorUse) {
  const scale = scaleWithin({ width, height }, { width: posterWidth, height: posterWidth });
  const size = { width: width * scale, height: height * scale };
  const frame = size.width / durations.length;
  return (
    <span
      className="inspector-poster"
      style={{ inlineSize: `round(down, min(${size.width}px, 100cqi - 5rem), ${frame}px)` }}
    >
      <img src={src} style={size} alt="" />
    </span>
  );
}
