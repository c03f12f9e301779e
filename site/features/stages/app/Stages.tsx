import type { TreeComponentProps } from 'generator/app/article/treeComponent';
import { deferModule, useDeferred } from 'generator/app/ui/deferredModule';
import { leastRoom, type Painting } from '../shared/painting';
import css from './Stages.module.css';

const module = deferModule(() => import('./PaintedStages'));

/** A drawing in stages, beside the text on wide windows, above it elsewhere; finished until its code is there. */
export function Stages(props: TreeComponentProps) {
  const painted = useDeferred(module, true);
  const { side, stages } = props.attributes['data'] as unknown as Painting;
  return (
    <div
      className={css.stages}
      data-beside=""
      data-large={side > leastRoom ? '' : undefined}
      style={{ '--columns': Math.ceil(stages.length / 2) }}
    >
      <div>{painted ? <painted.PaintedStages {...props} /> : props.render(props.nodes)}</div>
    </div>
  );
}
