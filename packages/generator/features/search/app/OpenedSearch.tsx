import { useSiteLayout } from '../../../app/SiteContext';
import { DeferredPart } from '../../../app/ui/DeferredPart';
import { loadDeferredWords } from '../../../app/words/deferredWords';

interface Props {
  readonly onClose: () => void;
  /** The first query: typed before the search had loaded. */
  readonly first?: () => string;
}

/** The search, whose code and words come when it is first opened. */
export function OpenedSearch({ onClose, first = () => '' }: Props) {
  const layout = useSiteLayout();
  return (
    <DeferredPart
      load={() => Promise.all([import('./SearchDialog'), loadDeferredWords(layout)])}
      onClose={onClose}
    >
      {([{ SearchDialog }, words]) => <SearchDialog text={words.search} onClose={onClose} first={first} />}
    </DeferredPart>
  );
}
