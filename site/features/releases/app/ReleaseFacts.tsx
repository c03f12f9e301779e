import { type TreeComponentProps, textAttribute } from 'generator/app/article/treeComponent';
import css from './ReleaseFacts.module.css';

/** Edition, version and day of a release, above its text. */
export function ReleaseFacts({ attributes }: TreeComponentProps) {
  const [date, iso] = [textAttribute(attributes, 'date'), textAttribute(attributes, 'iso')];
  return (
    <dl className={css.facts}>
      <div>
        <dt>{textAttribute(attributes, 'versionLabel')}</dt>
        <dd>{textAttribute(attributes, 'version')}</dd>
      </div>
      {date !== undefined && (
        <div>
          <dt>{textAttribute(attributes, 'dateLabel')}</dt>
          <dd>{iso === undefined ? date : <time dateTime={iso}>{date}</time>}</dd>
        </div>
      )}
    </dl>
  );
}
