import { pixelArt } from '../ui/pixelArt';
import { numberAttribute, type TreeComponentProps, textAttribute } from './treeComponent';

/**
 * A picture whose place is kept while it loads (CT-15). With `scale` it is pixel art, shown so many
 * times larger than it is, or as many whole times as there is room for; with `frames` so many of these
 * stand beside each other, and each has all the room. With `at` it is the part of that size that stands
 * there in a wider picture.
 */
export function Picture({ attributes }: TreeComponentProps) {
  const width = numberAttribute(attributes, 'width');
  const height = numberAttribute(attributes, 'height');
  const scale = numberAttribute(attributes, 'scale');
  const at = textAttribute(attributes, 'at');
  const pixels =
    scale && width ? pixelArt(width / scale, scale, numberAttribute(attributes, 'frames')) : undefined;
  return (
    <img
      src={textAttribute(attributes, 'src')}
      srcSet={textAttribute(attributes, 'srcSet')}
      sizes={textAttribute(attributes, 'sizes')}
      alt={textAttribute(attributes, 'alt') ?? ''}
      lang={textAttribute(attributes, 'lang')}
      dir={textAttribute(attributes, 'dir')}
      title={textAttribute(attributes, 'title')}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={pixels?.className}
      style={pixels && { ...pixels.style, aspectRatio: at && `${width}/${height}`, objectPosition: at }}
    />
  );
}
