import { numberAttribute, type TreeComponentProps } from 'generator/app/article/treeComponent';
import css from './Course.module.css';
import { Walker, wayStyle } from './Walker';

/** The way through a course: a piece of the landscape for each lesson, which leads there; in rows where it is long. */
export function CourseMap({ attributes, nodes, render }: TreeComponentProps) {
  return (
    <ol className={css.map} data-ground="" style={wayStyle(attributes)}>
      <li className={css.station} style={{ '--at': 0 }} aria-hidden="true">
        <Walker attributes={attributes} left={`calc(${numberAttribute(attributes, 'x')}px * var(--scale))`} />
      </li>
      {nodes.map((node, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of lessons stays
        <li key={at} className={css.station} style={{ '--at': at + 1 }}>
          {render([node])}
        </li>
      ))}
      <li className={css.station} style={{ '--at': nodes.length + 1 }} aria-hidden="true" />
    </ol>
  );
}
