import type { ArtPicture } from '../../model/art';
import { CardPicture } from '../ui/CardPicture';
import css from './Scene.module.css';

interface Props {
  readonly picture: ArtPicture;
  /** Of what it fills. */
  readonly className: string | undefined;
}

/** A drawing that fills a part of a card. */
export function Scene({ picture, className }: Props) {
  return (
    <span className={`${css.scene} ${className}`}>
      <CardPicture picture={picture} />
    </span>
  );
}
