import type { ReaderEdition } from '../../model/editions';
import { fill } from '../../model/text';
import { useSiteLayout } from '../SiteContext';
import css from './EditionBadge.module.css';

/** Says for which editions a page is; nothing where it is for everybody. */
export function EditionBadge({ editions }: { readonly editions: readonly ReaderEdition[] | undefined }) {
  const { edition: words } = useSiteLayout().text;
  if (editions === undefined) return null;
  const names = editions.map((edition) => words[edition]).join(' · ');
  return <div className={css.badge}>{fill(words.for, { editions: names })}</div>;
}
