import { useState } from 'react';
import { Icon } from '../../app/ui/Icon';
import type { LiveProps } from '../../app/ui/live';
import css from './Compare.module.css';
import { comparisonFromProps } from './meta';
import { cutAt, middleOf } from './model';
import { zoomedPicture } from './still';

/** One picture upon the other, and a slider that moves the divider between them pixel by pixel. */
export function Live({ attributes, text: { compare: text }, render }: LiveProps) {
  const { before, after, scale } = comparisonFromProps(attributes);
  const { width } = before;
  const [column, setColumn] = useState(() => middleOf(width, scale));
  const cut = cutAt(column, scale);
  return (
    <>
      <p className={css.pair}>
        <span className={css.pile}>
          <span>{render([zoomedPicture(before)])}</span>
          <span style={{ clipPath: `inset(0 0 0 ${cut}px)` }}>{render([zoomedPicture(after)])}</span>
          <span className={css.divider} style={{ insetInlineStart: cut }}>
            <Icon name="menu" size={24} />
          </span>
        </span>
      </p>
      <p className={`${css.bar} ${css.sliding}`} style={{ inlineSize: width }}>
        <input
          className={css.slider}
          type="range"
          min={0}
          max={width / scale}
          value={column}
          aria-label={text.divider}
          onChange={(event) => setColumn(Number(event.target.value))}
        />
        <span>{text.before}</span>
        <span>{text.after}</span>
      </p>
    </>
  );
}
