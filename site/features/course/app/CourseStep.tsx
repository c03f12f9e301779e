import { numberAttribute, type TreeComponentProps, textAttribute } from 'generator/app/article/treeComponent';
import css from './Course.module.css';
import { Walker, wayStyle } from './Walker';

/** Where a lesson is on the way through its course, above what it takes and gives. */
export function CourseStep({ attributes, nodes, render }: TreeComponentProps) {
  const [x = 0, width = 1] = [numberAttribute(attributes, 'x'), numberAttribute(attributes, 'width')];
  // As a background has it, so that both keep together however much of the way is seen.
  const left = `${((100 * x) / width).toFixed(1)}%`;
  return (
    <div className={css.step}>
      {textAttribute(attributes, 'walker') !== undefined && (
        <div
          className={css.way}
          data-ground=""
          style={{ ...wayStyle(attributes), backgroundPositionX: left }}
        >
          <Walker attributes={attributes} left={left} />
        </div>
      )}
      {render(nodes)}
    </div>
  );
}
