import type { Banner as BannerData } from '../../model/document';
import { renderTree } from '../article/renderTree';
import { BannerGround } from './BannerGround';

/** A picture above a list or a text, on its part of the landscape. */
export function Banner({ picture, ground }: BannerData) {
  return <BannerGround ground={ground}>{renderTree(picture)}</BannerGround>;
}
