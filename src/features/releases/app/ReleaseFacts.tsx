import type { Release } from '../shared/release';
import css from './ReleaseFacts.module.css';

/** Edition, version and day of a release; a known window stands in for an unknown day. */
export function ReleaseFacts({ release }: { readonly release: Release }) {
  const { day, window, words } = release;
  return (
    <dl className={css.facts}>
      <div>
        <dt>{words.version}</dt>
        <dd>
          {words[release.edition]} {release.version}
        </dd>
      </div>
      {(day !== undefined || window !== undefined) && (
        <div>
          <dt>{words.date}</dt>
          <dd>{day === undefined ? window : <time dateTime={day.iso}>{day.text}</time>}</dd>
        </div>
      )}
    </dl>
  );
}
