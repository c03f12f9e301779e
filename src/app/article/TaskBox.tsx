import { useSite } from '../SiteContext';
import type { TreeComponentProps } from './treeComponent';

/** The box of a task list: shows whether the task is done, and cannot be changed. */
export function TaskBox({ attributes }: TreeComponentProps) {
  const { task } = useSite().layout.text;
  const done = attributes['checked'] === true;
  return <input type="checkbox" checked={done} disabled aria-label={done ? task.done : task.open} />;
}
