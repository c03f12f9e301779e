import { useId } from 'react';
import { useSiteLayout } from '../../../app/SiteContext';
import { Button } from '../../../app/ui/Button';
import type { OfflineSet } from '../../../model/layout';
import { fill } from '../../../model/text';
import type { OfflineWords } from '../../../model/words';
import type { OfflineState } from '../shared/offlineState';
import css from './OfflineDialog.module.css';
import { type SetSize, useOfflineSet } from './useOfflineSet';

/** A doc set: how far it is stored, its size, and the buttons that store and remove it. */
export function OfflineSetView({ set, text }: { readonly set: OfflineSet; readonly text: OfflineWords }) {
  const { htmlLang } = useSiteLayout();
  const id = useId();
  const { state, size, store, remove } = useOfflineSet(set);
  const isBusy = state?.kind === 'storing';
  return (
    <section className={css.set} aria-labelledby={id}>
      <h3 id={id}>{set.label}</h3>
      <p role="status">{statusText(state, text)}</p>
      <p>{detailOf(state, size, text, htmlLang)}</p>
      {isBusy && <progress aria-labelledby={id} max={state.of || 1} value={state.done} />}
      {state && (
        <div className={css.buttons}>
          {/* One button for what comes next, so that it keeps the focus as its words change. */}
          <Button aria-describedby={id} onClick={isRemoval(state) ? remove : store}>
            {actionOf(state, text)}
          </Button>
          {state.kind === 'failed' && (
            <button className={css.quiet} type="button" aria-describedby={id} onClick={remove}>
              {text.remove}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

function isRemoval(state: OfflineState): boolean {
  return state.kind === 'stored' || state.kind === 'storing';
}

function actionOf(state: OfflineState, text: OfflineWords): string {
  if (state.kind === 'storing') return state.isUpdate ? text.remove : text.stop;
  if (state.kind === 'stored') return text.remove;
  return state.kind === 'failed' ? text.retry : text.store;
}

/** Announced to screen readers when it changes. */
function statusText(state: OfflineState | undefined, text: OfflineWords): string {
  switch (state?.kind) {
    case undefined:
      return text.looking;
    case 'none':
      return text.none;
    case 'storing':
      return state.isUpdate ? text.updating : text.storing;
    case 'stored':
      return text.stored;
    case 'failed':
      return text.failed[state.why] + (state.isKept ? ` ${text.kept}` : '');
  }
}

function detailOf(
  state: OfflineState | undefined,
  size: SetSize | null | undefined,
  text: OfflineWords,
  htmlLang: string,
): string {
  if (state?.kind === 'storing')
    return state.of === 0 ? '' : fill(text.progress, { done: String(state.done), of: String(state.of) });
  const shown = state?.kind === 'stored' ? state : state?.kind === 'none' ? size : undefined;
  if (shown === null) return text.unknownSize;
  return shown === undefined
    ? ''
    : fill(text.size, { size: megabytes(shown.bytes, htmlLang), count: String(shown.files) });
}

function megabytes(bytes: number, htmlLang: string): string {
  const format = new Intl.NumberFormat(htmlLang, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return format.format(bytes / 1e6);
}
