import type { Current } from '../../model/activeItems';
import type { NavItem, NavLink } from '../../model/layout';
import { SearchButton } from '../features';
import { SiteLink } from '../ui/SiteLink';
import { ColorToggle } from './ColorToggle';
import { Dropdown } from './Dropdown';
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
      return <SearchButton />;
    case 'colorMode':
      return (
        <li>
          <ColorToggle />
        </li>
      );
  }
}
