import { useState } from 'react';
import { useSiteLayout } from '../../../app/SiteContext';
import { Button } from '../../../app/ui/Button';
import { OpenedSearch } from './OpenedSearch';

/** The search as a button in words, for a page that could not be shown; the keys stay with `SearchButton`. */
export function SearchInstead() {
  const { text } = useSiteLayout();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.crash.search}</Button>
      {isOpen && <OpenedSearch onClose={() => setOpen(false)} />}
    </>
  );
}
