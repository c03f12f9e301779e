import type { AltText, ArtPicture } from '../../model/art';
import css from './CardPicture.module.css';

interface Props {
  readonly picture: ArtPicture;
  /** Alternative text; without it, the picture says nothing that the words beside it do not. */
  readonly words?: AltText;
  /** It is seen as soon as the page is. */
  readonly isAtOnce?: boolean;
}

/** The picture of a page, `--card-scale` whole times as large as drawn, or by fewer pixels of the screen. */
export function CardPicture({ picture: { src, width, height }, words = { alt: '' }, isAtOnce }: Props) {
  const { alt, ...language } = words;
  return (
    <img
      className={css.picture}
      src={src}
      alt={alt}
      {...language}
      width={width}
      height={height}
      loading={isAtOnce ? undefined : 'lazy'}
      style={{ '--art': width }}
    />
  );
}

/**
 * A wide scene in whole pixels of the screen, about as wide as there is room: what is too much is cut at both
 * ends, and where it is narrower it stands in the middle, with as much of its plate above and below.
 */
export function Poster(props: Props) {
  return (
    <span className={css.poster} style={{ '--art': props.picture.width }}>
      <CardPicture {...props} />
    </span>
  );
}
