import type { CSSProperties } from 'react';
import type { Banner as BannerData } from '../../model/document';
import { renderTree } from '../article/renderTree';
import css from './Banner.module.css';

/** A picture above a list, on its part of the landscape. */
export function Banner({ banner: { picture, ground } }: { readonly banner: BannerData }) {
  return (
    <div className={css.banner} data-ground={ground && ''} style={ground && groundStyle(ground)}>
      {renderTree(picture)}
    </div>
  );
}

function groundStyle({ light, dark }: NonNullable<BannerData['ground']>): CSSProperties {
  const style: Record<`--${string}`, string> = {
    '--banner-light': `url(${light})`,
    '--banner-dark': `url(${dark})`,
  };
  return style;
}
