import type { ReactNode } from 'react';
import type { Banner } from '../../model/document';
import css from './Banner.module.css';

interface Props {
  readonly ground: Banner['ground'];
  readonly children: ReactNode;
}

/** A part of the landscape with a picture on it. */
export function BannerGround({ ground, children }: Props) {
  return (
    <div className={css.banner} data-ground={ground && ''} style={ground}>
      {children}
    </div>
  );
}
