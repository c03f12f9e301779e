import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EditionChoice } from '../../../app/editions/EditionChoice';
import { useContent, useSiteLayout } from '../../../app/SiteContext';
import { Dialog } from '../../../app/ui/Dialog';
import { Icon } from '../../../app/ui/Icon';
import { VisuallyHidden } from '../../../app/ui/VisuallyHidden';
import { isForEdition } from '../../../model/editions';
import { plural } from '../../../model/text';
import type { SearchWords } from '../../../model/words';
import { highlightFound } from './highlightFound';
import { ResultGroup } from './ResultGroup';
import css from './SearchDialog.module.css';
import { SearchFilters } from './SearchFilters';
import { SearchNotice } from './SearchNotice';
import { useRecent } from './useRecent';
import { finderOf, useSearch } from './useSearch';

const pagesShown = 8;

interface Props {
  readonly text: SearchWords;
  readonly onClose: () => void;
  /** The first query. */
  readonly first?: string | (() => string);
}

/** The search over the page (NAV-09): a combobox whose list box has pages and their headings. */
export function SearchDialog({ text, onClose, first = '' }: Props) {
  const layout = useSiteLayout();
  const id = useId();
  const content = useContent();
  const input = useRef<HTMLInputElement>(null);
  const activeOption = useRef<HTMLAnchorElement>(null);
  const [query, setQuery] = useState(first);
  const [filter, setFilter] = useState<string>();
  const [limit, setLimit] = useState(pagesShown);
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<string>();
  const { state, filters, questions, nothing } = useSearch(layout, query, filter, limit, attempt);
  const { recent, remember, clear } = useRecent();

  const results = state.kind === 'found' ? state.results : [];
  const options = results.flatMap((result, index) =>
    [result, ...result.sections].map((_, part) => `${id}-${index}-${part}`),
  );
  const active = chosen !== undefined && options.includes(chosen) ? chosen : options[0];
  const ask = (next: string) => {
    setQuery(next);
    setChosen(undefined);
    setLimit(pagesShown);
  };
  const isBusy =
    state.kind === 'found' ? state.query !== query : query.trim() !== '' && state.kind !== 'failed';
  const choose = () => {
    if (state.kind === 'found') highlightFound(finderOf(state.found), content.current);
    remember(query);
  };
  const onKeyDown = (event: KeyboardEvent, close: () => void) => {
    // The key that ends a composition has only this code in Safari.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    // Browsers clear the field, then close the dialog; Safari would not do the latter.
    if (event.key === 'Escape') {
      event.preventDefault();
      if (query === '') close();
      else ask('');
    }
    if (options.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      const place = active === undefined ? 0 : options.indexOf(active);
      const next = options[(place + step + options.length) % options.length];
      flushSync(() => setChosen(next));
      activeOption.current?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      activeOption.current?.click();
    }
  };
  const count = state.kind === 'found' ? state.found.total : 0;
  return (
    <Dialog className={css.dialog} label={text.label} onClose={onClose}>
      {(close) => (
        <>
          <div className={css.bar}>
            <Icon name="search" size={24} />
            <input
              ref={input}
              autoFocus
              className={css.input}
              type="search"
              role="combobox"
              aria-label={text.label}
              aria-expanded={options.length > 0}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={active}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              placeholder={text.placeholder}
              value={query}
              onChange={(event) => ask(event.target.value)}
              onKeyDown={(event) => onKeyDown(event, close)}
            />
            <button className={css.close} type="button" aria-label={text.close} onClick={close}>
              <Icon name="close" size={24} />
            </button>
          </div>
          {query.trim() !== '' && (
            <SearchFilters filters={filters} chosen={filter} onChoose={setFilter} text={text} />
          )}
          <div className={css.results}>
            <SearchNotice
              state={state}
              text={text}
              recent={recent}
              questions={questions}
              nothing={nothing}
              onAsk={ask}
              onClearRecent={clear}
              onRetry={() => {
                input.current?.focus(); // The button goes away.
                setAttempt(attempt + 1);
              }}
              onWiden={filter === undefined ? undefined : () => setFilter(undefined)}
              onLeave={close}
            />
            <div id={`${id}-list`} role="listbox" aria-label={text.results} aria-busy={isBusy}>
              {results.map((result, index) => (
                <ResultGroup
                  key={result.href}
                  result={result}
                  id={`${id}-${index}`}
                  active={active}
                  onPoint={setChosen}
                  activeOption={activeOption}
                  onChoose={() => {
                    choose();
                    close();
                  }}
                />
              ))}
            </div>
            {count > results.length && (
              <button className={css.more} type="button" onClick={() => setLimit(limit + pagesShown)}>
                {text.more}
              </button>
            )}
          </div>
          <VisuallyHidden>
            <span role="status">
              {state.kind === 'found' && count > 0 && plural(text.count, count, layout.htmlLang)}
            </span>
          </VisuallyHidden>
          <div className={css.foot}>
            <EditionChoice
              isNamed
              countOthers={(edition) =>
                results.filter(({ editions }) => !isForEdition(editions, edition)).length
              }
            />
            <p className={css.keys} aria-hidden="true">
              <kbd>↑</kbd> <kbd>↓</kbd> {text.keys.move} <kbd>Enter</kbd> {text.keys.open} <kbd>Esc</kbd>{' '}
              {text.keys.close}
            </p>
          </div>
        </>
      )}
    </Dialog>
  );
}
