import { type TreeComponentProps, textAttribute } from 'generator/app/article/treeComponent';
import css from './Course.module.css';
import { Walker, wayStyle } from './Walker';

/** Where a lesson is on the way through its course, above what it takes and gives. */
export function CourseStep({ attributes, nodes, render }: TreeComponentProps) {
  return (
    <div className={css.step}>
      {textAttribute(attributes, 'walker') !== undefined && (
        <div className={css.way} data-ground="" style={wayStyle(attributes)}>
          <Walker attributes={attributes} />
        </div>
      )}
      {render(nodes)}
    </div>
  );
}
