import { PosterGround } from '../sharpener/PairPoster';
import type { InspectorUse } from './meta';

/** A picture of the tool's use: as many whole frames of the still as there is room for, on the ground. */
export function Poster({ src, width, height, durations }: InspectorUse) {
  return (
    <PosterGround>
      <span
        className="inspector-poster"
        style={{ '--sheet': width, '--frame': width / durations.length, '--tall': height }}
      >
        <img src={src} alt="" />
      </span>
    </PosterGround>
  );
}
