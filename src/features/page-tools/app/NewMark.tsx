import { useSite } from '../../../app/SiteContext';
import { laterText } from './laterText';
import css from './NewMark.module.css';
import { useIsNew } from './seenEntries';

/** Marks an entry of a list that was not there on the visit before this one. */
export function NewMark({ href }: { readonly href: string }) {
  const { isNew } = laterText(useSite().layout.locale);
  return useIsNew(href) && <span className={css.mark}>{isNew}</span>;
}
