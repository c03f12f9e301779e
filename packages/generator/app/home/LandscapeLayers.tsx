import type { CSSProperties } from 'react';
import type { Landscape } from '../../model/landscape';
import css from './LandscapeLayers.module.css';

/** What moves by itself against the page: the highest band of the sky, then the layers, the farthest first. */
const layers = ['band', 0, 1, 2, 3] as const;

/** The landscape of the hero, which has `landscapeStyle`: each layer moves by whole pixels as the page scrolls. */
export function LandscapeLayers() {
  return (
    <div className={css.landscape} aria-hidden="true">
      {layers.map((layer) => (
        <div key={layer} className={css.layer} data-layer={layer}>
          {layer === 2 && <div className={css.water} />}
        </div>
      ))}
    </div>
  );
}

/**
 * Custom properties for the styles of the landscape, which choose the part of the day. Their names are
 * written out: those that the code does not name are shortened in styles.
 */
export function landscapeStyle({ width, height, water, moments, parts }: Landscape): CSSProperties {
  const { dawn, day, dusk, night } = parts;
  const style: Record<`--${string}`, string | number> = {
    '--wide': width,
    '--tall': height,
    '--water-left': water.left,
    '--water-top': water.top,
    '--water-wide': water.width,
    '--water-tall': water.height,
    '--moments': moments,
    '--dawn-sheet': `url(${dawn.src})`,
    '--dawn-sky': dawn.sky,
    '--dawn-ground': dawn.ground,
    '--day-sheet': `url(${day.src})`,
    '--day-sky': day.sky,
    '--day-ground': day.ground,
    '--dusk-sheet': `url(${dusk.src})`,
    '--dusk-sky': dusk.sky,
    '--dusk-ground': dusk.ground,
    '--night-sheet': `url(${night.src})`,
    '--night-sky': night.sky,
    '--night-ground': night.ground,
  };
  return style;
}
