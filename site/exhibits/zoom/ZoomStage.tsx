import { crop } from 'pixels/edit/area';
import { pixels32 } from 'pixels/edit/pixels32';
import { type ComponentProps, useMemo } from 'react';
import { PixelStage } from '../kit/PixelStage';
import type { PixelAround } from '../kit/surroundings';
import type { useZoom } from './useZoom';
import { seenOf } from './view';
import './zoom.css';

interface Props extends ComponentProps<typeof PixelStage> {
  readonly zoom: ReturnType<typeof useZoom>;
  readonly around: PixelAround;
}

/** A stage that two fingers enlarge; its answer shows all of it again. */
export function ZoomStage({ zoom, ...stage }: Props) {
  const { raster, around, answer, point, cursor } = stage;
  const { view } = zoom;
  if (answer !== undefined && view.zoom > 1) zoom.showAll();
  const enlarged = useMemo(() => {
    const words = pixels32(raster);
    const isInside = (x: number, y: number) => x >= 0 && x < raster.width && y >= 0 && y < raster.height;
    return {
      raster: crop(raster, { left: view.x, top: view.y, ...seenOf(raster, view) }),
      around: (x: number, y: number) => {
        const [left, top] = [x + view.x, y + view.y];
        return isInside(left, top) ? (words[top * raster.width + left] ?? 0) : around(left, top);
      },
    };
  }, [raster, around, view]);
  return (
    <div className="zoom-stage" {...zoom.place}>
      <PixelStage
        {...stage}
        {...(view.zoom > 1 && enlarged)}
        cursor={zoom.shownAt(cursor)}
        point={(to, by, from) => {
          point(zoom.placeOf(to), by, zoom.placeOf(from));
          if (by === 'keys') zoom.follow(zoom.placeOf(to));
        }}
      />
    </div>
  );
}
