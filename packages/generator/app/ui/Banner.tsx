import type { Banner as BannerData } from '../../model/document';
import { renderTree } from '../article/renderTree';
import css from './Banner.module.css';

/** A picture above a list or a text, on its part of the landscape. */
export function Banner({ picture, ground }: BannerData) {
  return (
    <div className={css.banner} data-ground={ground && ''} style={ground}>
      {renderTree(picture)}
    </div>
  );
}
