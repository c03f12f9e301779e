import type { TocEntry } from '../../model/document';
import { renderTree } from '../article/renderTree';
import css from './TocList.module.css';

interface Props {
  readonly entries: readonly TocEntry[];
  /** Id of the heading being read. */
  readonly active?: string | undefined;
}

/** The headings of a text as a nested list of links, with their inline markup (TOC-01). */
export function TocList({ entries, active }: Props) {
  return (
    <ul className={css.list}>
      {entries.map(({ id, content, children }) => (
        <li key={id}>
          <a className={css.link} href={`#${id}`} aria-current={id === active ? 'location' : undefined}>
            {renderTree(content)}
          </a>
          {children.length > 0 && <TocList entries={children} active={active} />}
        </li>
      ))}
    </ul>
  );
}
