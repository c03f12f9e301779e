import { useSyncExternalStore } from 'react';
import type { DatedOffer, Offer, Sale } from '../../model/document';
import { ActionLink } from './Hero';
import css from './Sales.module.css';
import { Scene } from './Scene';

/**
 * The way to a store's sales (RT-08). A sale with days of its own is shown on these, by the visitor's calendar.
 * Both lie in one place, which has room for the larger one, so that nothing moves when a script changes
 * which one is seen. Without scripts it is what holds at any time.
 */
export function Sales({ sale: { picture, dated, ...always } }: { readonly sale: Sale }) {
  const isOn = useIsOn(dated);
  return (
    <div className={css.sales}>
      {picture && <Scene picture={picture} className={css.picture} />}
      <StoreOffer offer={always} isHidden={isOn} />
      {dated && <StoreOffer offer={dated} isHidden={!isOn} />}
    </div>
  );
}

function StoreOffer({ offer, isHidden }: { readonly offer: Offer; readonly isHidden: boolean }) {
  const { title, text, link } = offer;
  return (
    <div className={css.offer} data-hidden={isHidden || undefined}>
      <div>
        <h2 className={css.title}>{title}</h2>
        <p>{text}</p>
      </div>
      <ActionLink href={link.href} isMain={false}>
        {link.label}
      </ActionLink>
    </div>
  );
}

/** Whether today is one of the days of a sale; `false` in static HTML. */
function useIsOn(dated: DatedOffer | undefined): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => dated !== undefined && isOn(dated, new Date()),
    () => false,
  );
}

const neverChanges = () => () => {};

/** Whether a moment lies within the days of a sale, where the visitor is. */
export function isOn({ from, until }: Pick<DatedOffer, 'from' | 'until'>, now: Date): boolean {
  // In Swedish, dates are written as in ISO 8601.
  const day = now.toLocaleDateString('sv');
  return from <= day && day <= until;
}
