import type { TreeComponentProps } from 'generator/app/article/treeComponent';
import { deferModule, useDeferred } from 'generator/app/ui/deferredModule';
import css from './Stages.module.css';

const module = deferModule(() => import('./PaintedStages'));

/** A drawing in stages, beside the text on wide windows, above it elsewhere; finished until its code is there. */
export function Stages(props: TreeComponentProps) {
  const painted = useDeferred(module, true);
  return (
    <div className={css.stages} data-beside="">
      <div>{painted ? <painted.PaintedStages {...props} /> : props.render(props.nodes)}</div>
    </div>
  );
}
