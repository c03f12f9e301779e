import type { CSSProperties } from 'react';
import type { ArtPicture } from '../../model/art';
import { CardPicture } from '../ui/CardPicture';
import css from './Scene.module.css';

interface Props {
  readonly picture: ArtPicture;
  /** Of what it fills. */
  readonly className: string | undefined;
}

/** A drawing that fills a part of a card; where its file has two beside each other, the second is for the dark mode. */
export function Scene({ picture, className }: Props) {
  const style: CSSProperties & Record<'--shape', number> = { '--shape': picture.width / picture.height };
  return (
    <span className={`${css.scene} ${className}`} style={style}>
      <CardPicture picture={picture} />
    </span>
  );
}
