import type { Current } from '../../model/activeItems';
import type { NavItem, NavLink } from '../../model/frame';
import { SiteLink } from '../ui/SiteLink';
import { ColorToggle } from './ColorToggle';
import { Dropdown } from './Dropdown';
import { ErrorBoundary } from './ErrorBoundary';
import { LanguageDropdown } from './LanguageDropdown';
import css from './NavEntry.module.css';
import { SearchSlot } from './SearchSlot';
import { VersionDropdown } from './VersionDropdown';

interface Props {
  readonly item: NavItem;
  readonly active: ReadonlyMap<NavLink, Current>;
}

/** One item of the bar, a list item. One that cannot be rendered says which it is (ERR-10). */
export function NavEntry(props: Props) {
  return (
    <ErrorBoundary
      resetKey=""
      fallback={(cause) => {
        throw new Error(`A navigation item cannot be rendered: ${JSON.stringify(props.item)}`, { cause });
      }}
    >
      <Entry {...props} />
    </ErrorBoundary>
  );
}

function Entry({ item, active }: Props) {
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
            {item.label}
          </SiteLink>
        </li>
      );
    case 'dropdown':
      return (
        <Dropdown
          label={item.label}
          href={item.target?.href}
          current={item.target && active.get(item.target)}
        >
          {item.items.map((link) => (
            <li key={link.href}>
              <SiteLink href={link.href} external={link.external} aria-current={active.get(link)}>
                {link.label}
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
      return <SearchSlot />;
    case 'colorMode':
      return (
        <li>
          <ColorToggle />
        </li>
      );
  }
}
