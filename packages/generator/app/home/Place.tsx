import type { CSSProperties, ReactNode } from 'react';
import { altOf } from '../../model/art';
import type { Place as PlaceData } from '../../model/landscape';
import { LandscapeLayers, landscapeStyle } from './LandscapeLayers';
import layers from './LandscapeLayers.module.css';
import css from './Place.module.css';

interface Props {
  readonly place: PlaceData;
  /** Its mountains and its meadow are seen from the other side. */
  readonly isMirrored?: boolean;
  /** In its sky, the title of the page among them. */
  readonly children: ReactNode;
}

/** A place of the landscape from edge to edge, above all else of a page, with somebody on its meadow. */
export function Place({ place: { landscape, cast }, isMirrored, children }: Props) {
  const { src, width, height } = cast;
  const { alt, ...language } = altOf(cast);
  const style: CSSProperties & Record<`--${string}`, number> = {
    ...(landscape && landscapeStyle(landscape)),
    '--cast-wide': width,
    '--cast-tall': height,
  };
  return (
    <div
      className={`${layers.ground} ${css.place}`}
      data-landscape={landscape && ''}
      data-mirrored={isMirrored}
      style={style}
    >
      {landscape && <LandscapeLayers />}
      <div className={css.words}>{children}</div>
      <img className={css.cast} src={src} width={width} height={height} alt={alt} {...language} />
    </div>
  );
}
