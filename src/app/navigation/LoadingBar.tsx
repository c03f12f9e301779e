import css from './LoadingBar.module.css';
import { useProgress } from './progress';

/** A thin bar at the very top that creeps while the next page is late, and completes when it is shown (GO-06). */
export function LoadingBar() {
  const { kind } = useProgress();
  return <div className={css.bar} data-progress={kind} aria-hidden="true" />;
}
