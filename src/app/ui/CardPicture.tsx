import type { ArtPicture } from '../../model/art';
import css from './CardPicture.module.css';

/** The picture of the page that a card leads to, `--card-scale` whole times as large as drawn. */
export function CardPicture({ picture: { src, width, height } }: { readonly picture: ArtPicture }) {
  return (
    <img
      className={css.picture}
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      style={{ inlineSize: `calc(${width}px * var(--card-scale, 1))` }}
    />
  );
}
