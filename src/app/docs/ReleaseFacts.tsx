import type { Release } from '../../model/document';
import type { Text } from '../../model/text';
import { fill } from '../../model/text';
import { useSite } from '../SiteContext';
import css from './ReleaseFacts.module.css';

/** Edition, version and day of a release; a known window stands in for an unknown day. */
export function ReleaseFacts({ release }: { readonly release: Release }) {
  const { text } = useSite().frame;
  const { day } = release;
  const window = windowText(release, text.release);
  return (
    <dl className={css.facts}>
      <div>
        <dt>{text.release.version}</dt>
        <dd>
          {text.release[release.edition]} {release.version}
        </dd>
      </div>
      {(day !== undefined || window !== undefined) && (
        <div>
          <dt>{text.release.date}</dt>
          <dd>{day === undefined ? window : <time dateTime={day.iso}>{day.text}</time>}</dd>
        </div>
      )}
    </dl>
  );
}

function windowText({ after, before }: Release, words: Text['release']): string | undefined {
  if (after !== undefined && before !== undefined) return fill(words.between, { after, before });
  if (after !== undefined) return fill(words.after, { after });
  return before === undefined ? undefined : fill(words.before, { before });
}
