import { useEffect, useRef, useState } from 'react';
import { useSiteLayout } from '../../../app/SiteContext';
import { Icon } from '../../../app/ui/Icon';
import { useHydrated } from '../../../app/ui/useHydrated';
import { OpenedSearch } from './OpenedSearch';
import css from './SearchButton.module.css';

/**
 * The control that opens the search, by click, `/` or Ctrl+K. It stands in the bar at the place of a
 * configured item of kind `search`, else at the right end, at every width (NAV-09). The search
 * itself comes when it is first opened, and begins with what was typed until then.
 */
export function SearchButton() {
  const { text } = useSiteLayout();
  const [isOpen, setOpen] = useState(false);
  const typed = useRef('');
  useEffect(() => {
    typed.current = '';
    const onKey = (event: KeyboardEvent) => {
      if (isSearchKey(event)) {
        event.preventDefault();
        setOpen(true);
      } else if (isOpen && isCharacter(event)) typed.current += event.key;
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
  return (
    <li className={css.item} data-kind="search">
      <button
        className={css.open}
        type="button"
        aria-label={text.search}
        disabled={!useHydrated()}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={24} />
        <span className={css.field} aria-hidden="true">
          {text.search}
        </span>
      </button>
      {isOpen && <OpenedSearch onClose={() => setOpen(false)} first={() => typed.current} />}
    </li>
  );
}

/** Ctrl+K or Cmd+K anywhere, `/` where nothing is being typed. */
function isSearchKey({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key === 'k';
  return key === '/' && !(target instanceof Element && target.closest('input,textarea,select,dialog'));
}

function isCharacter({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey;
}
