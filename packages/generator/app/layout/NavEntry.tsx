import type { ReactNode } from 'react';
import type { Current } from '../../model/activeItems';
import type { NavItem, NavLink } from '../../model/layout';
import { SearchButton } from '../features';
import { InLanguage } from '../ui/InLanguage';
import { SiteLink } from '../ui/SiteLink';
import { ColorToggle } from './ColorToggle';
import { Dropdown } from './Dropdown';
import { ErrorBoundary } from './ErrorBoundary';
import { LanguageDropdown } from './LanguageDropdown';
import css from './NavEntry.module.css';
import { VersionDropdown } from './VersionDropdown';

interface Props {
  readonly item: NavItem;
  readonly active: ReadonlyMap<NavLink, Current>;
}

/** One item of the bar, a list item. */
export function NavEntry({ item, active }: Props) {
  switch (item.kind) {
    case 'link':
      return (
        <li>
          <SiteLink
            className={css.link}
            href={item.href}
            external={item.external}
            aria-current={active.get(item)}
          >
            <InLanguage of={item}>{item.label}</InLanguage>
          </SiteLink>
        </li>
      );
    case 'dropdown':
      return (
        <Dropdown
          label={<InLanguage of={item}>{item.label}</InLanguage>}
          href={item.target?.href}
          current={item.target && active.get(item.target)}
        >
          {item.items.map((link) => (
            <li key={link.href}>
              <SiteLink href={link.href} external={link.external} aria-current={active.get(link)}>
                <InLanguage of={link}>{link.label}</InLanguage>
              </SiteLink>
            </li>
          ))}
        </Dropdown>
      );
    case 'language':
      return <LanguageDropdown />;
    case 'docsVersion':
      return <VersionDropdown item={item} />;
    case 'search':
      return <SearchButton />;
    case 'colorMode':
      return (
        <li>
          <ColorToggle />
        </li>
      );
  }
}

interface ItemsProps {
  readonly items: readonly NavItem[];
  /** Renders one of them. */
  readonly children: (item: NavItem) => ReactNode;
}

/** The items of the bar, there or in the menu. One that cannot be rendered says which it is (ERR-10). */
export function NavItems({ items, children }: ItemsProps) {
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
