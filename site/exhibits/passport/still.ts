import type { AltText, ArtPicture } from 'generator/model/art';
import type { TreeNode } from 'generator/model/tree';
import css from './Passport.module.css';

/** Stamps of the widest row: folded, the passport has no more. */
export const inRow = 12;

/** CSS pixels for one of a stamp, at most. */
const scale = 3;

/** The first stamps of a sheet, in the places that they have in the passport. */
export function passportStill({ src, width, height, ...words }: ArtPicture & AltText): TreeNode[] {
  const count = width / height;
  const side = height * scale;
  const stamps = Array.from({ length: Math.min(inRow, count) }, (_, index): TreeNode => {
    // Rounded up, since browsers cut the distance to a small part of a pixel.
    const at = `${Math.ceil((1e6 * index) / (count - 1)) / 1e4}%`;
    return ['img', { src, width: side, height: side, scale, at, ...(index === 0 ? words : { alt: '' }) }];
  });
  return [
    [
      'p',
      { class: css.book ?? '' },
      ['span', { class: css.stamps ?? '' }, ...stamps],
      ['span', { class: css.foot ?? '' }],
    ],
  ];
}
