import { type PointerEvent, useState } from 'react';
import type { LiveProps } from '../../app/ui/live';
import { pixelArt } from '../../app/ui/pixelArt';
import css from './Compare.module.css';
import type { Comparison, Side } from './meta';
import { columnAt, middleOf } from './model';

/** One picture upon the other, and a divider that is dragged on them, or by the slider below, pixel by pixel. */
export function Live({ data: { before, after, scale }, text: { compare: text } }: LiveProps<Comparison>) {
  const art = before.width / scale;
  const [column, setColumn] = useState(() => middleOf(art));
  const pixels = pixelArt(art, scale);
  const drag = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget: stage, pointerId, type, clientX } = event;
    if (type === 'pointerdown') stage.setPointerCapture(pointerId);
    if (stage.hasPointerCapture(pointerId)) setColumn(columnAt(clientX, stage.getBoundingClientRect(), art));
  };
  const cut = `${(100 * column) / art}%`;
  return (
    <div className={`${css.live} ${pixels.className}`} style={{ ...pixels.style, '--cut': cut }}>
      <p className={css.stage} onPointerDown={drag} onPointerMove={drag}>
        <Picture side={before} />
        <Picture side={after} />
        <span className={css.divider} />
      </p>
      <p className={css.bar}>
        <input
          className={css.slider}
          type="range"
          min={0}
          max={art}
          value={column}
          aria-label={text.divider}
          aria-valuetext={`${before.name} ${column} : ${art - column} ${after.name}`}
          onChange={(event) => setColumn(Number(event.target.value))}
        />
        <span>{before.name}</span>
        <span>{after.name}</span>
      </p>
    </div>
  );
}

function Picture({ side: { src, alt, lang, dir, width, height } }: { readonly side: Side }) {
  return <img src={src} alt={alt} lang={lang} dir={dir} width={width} height={height} draggable={false} />;
}
