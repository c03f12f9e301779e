import { numberAttribute, textAttribute } from './attribute';
import css from './Figure.module.css';
import type { TreeComponentProps } from './treeComponent';

/**
 * A picture whose place is kept while it loads (CT-15). With `scale` it is pixel art, shown so many
 * times larger than it is, or as many whole times as there is room for.
 */
export function Picture({ attributes }: TreeComponentProps) {
  const width = numberAttribute(attributes, 'width');
  const scale = numberAttribute(attributes, 'scale');
  return (
    <img
      src={textAttribute(attributes, 'src')}
      alt={textAttribute(attributes, 'alt') ?? ''}
      title={textAttribute(attributes, 'title')}
      width={width}
      height={numberAttribute(attributes, 'height')}
      loading="lazy"
      decoding="async"
      className={scale ? css.pixels : undefined}
      // Only whole multiples of the picture's own pixels, also where the screen is narrow.
      style={scale && width ? { maxInlineSize: `round(down, 100%, ${width / scale}px)` } : undefined}
    />
  );
}
