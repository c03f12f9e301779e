import type { ReactNode } from 'react';
import type { NavItem } from '../../model/layout';
import { ErrorBoundary } from './ErrorBoundary';

interface Props {
  readonly items: readonly NavItem[];
  /** Renders one of them. */
  readonly children: (item: NavItem) => ReactNode;
}

/** The items of the bar, there or in the menu. One that cannot be rendered says which it is (ERR-10). */
export function NavItems({ items, children }: Props) {
  return items.map((item, index) => (
    <ErrorBoundary
      // biome-ignore lint/suspicious/noArrayIndexKey: the items of the bar never change places
      key={index}
      resetKey=""
      fallback={(cause) => {
        throw new Error(`A navigation item cannot be rendered: ${JSON.stringify(item)}`, { cause });
      }}
    >
      {children(item)}
    </ErrorBoundary>
  ));
}
