import { useDeferredWords } from '../../../app/words/deferredWords';
import css from './NewMark.module.css';
import { useIsNew } from './seenEntries';

/** Marks an entry of a list that was not there on the visit before this one. */
export function NewMark({ href }: { readonly href: string }) {
  const text = useDeferredWords()?.pageTools;
  return useIsNew(href) && text && <span className={css.mark}>{text.isNew}</span>;
}
