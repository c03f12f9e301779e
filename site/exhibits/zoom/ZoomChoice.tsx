import { Choice } from '../kit/Choice';
import type { Point } from '../kit/PixelStage';
import type { useZoom } from './useZoom';
import './zoom.css';

interface Props {
  readonly label: string;
  readonly zoom: ReturnType<typeof useZoom>;
  readonly cursor: Point;
}

/** How many times the picture is enlarged, where there are fingers. */
export function ZoomChoice({ label, zoom, cursor }: Props) {
  return (
    <div className="zoom-choice">
      <Choice
        label={label}
        options={zoom.zooms.map((value) => ({ value, label: `${value}×` }))}
        chosen={zoom.view.zoom}
        choose={(value) => zoom.enlarge(value, cursor)}
      />
    </div>
  );
}
