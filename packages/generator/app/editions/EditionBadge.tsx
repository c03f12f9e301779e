import type { ReaderEdition } from '../../model/editions';
import { fill } from '../../model/text';
import { useSiteLayout } from '../SiteContext';
import css from './EditionBadge.module.css';

/** Says for which editions a page is; nothing where it is for everybody. */
export function EditionBadge({ editions }: { readonly editions: readonly ReaderEdition[] | undefined }) {
  const { text, editions: all = [] } = useSiteLayout();
  if (editions === undefined) return null;
  const labels = all.filter(({ name }) => editions.includes(name)).map(({ label }) => label);
  return <div className={css.badge}>{fill(text.edition.for, { editions: labels.join(' · ') })}</div>;
}
