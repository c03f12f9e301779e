import { numberAttribute, type TreeComponentProps } from 'generator/app/article/treeComponent';
import css from './Course.module.css';
import { Walker, wayStyle } from './Walker';

/** The way of a course or a series: a piece of the landscape for each station, which leads there; in rows where it is long. Who has come to the last one needs no goal. */
export function CourseMap({ attributes, nodes, render }: TreeComponentProps) {
  const walkerAt = numberAttribute(attributes, 'at');
  return (
    <div className={css.map} data-ground="" style={wayStyle(attributes)}>
      <ol className={css.rows}>
        {['', ...nodes, ...(walkerAt === nodes.length ? [] : [''])].map((node, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of stations stays
          <li key={at} className={css.station} style={{ '--at': at }} aria-hidden={node === '' || undefined}>
            {at === walkerAt && (
              <Walker attributes={attributes} left={`calc(${at === 0 ? 4 : 16}px * var(--scale))`} />
            )}
            {render([node])}
          </li>
        ))}
      </ol>
    </div>
  );
}
