import type { ArtPicture } from '../../model/art';
import css from './CardPicture.module.css';

/** The picture of the page that a card leads to, `--card-scale` whole times as large as drawn, or by fewer pixels of the screen. */
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
      style={{ '--art': width }}
    />
  );
}
