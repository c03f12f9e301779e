import type { Current } from '../../model/activeItems';
import type { NavItem, NavLink } from '../../model/frame';
import { SiteLink } from '../ui/SiteLink';
import { Dropdown } from './Dropdown';
import { ErrorBoundary } from './ErrorBoundary';
import { LanguageDropdown } from './LanguageDropdown';
import css from './NavEntry.module.css';
import { SearchSlot } from './SearchSlot';
import { VersionDropdown } from './VersionDropdown';

interface Props {
  readonly item: NavItem;
  readonly active: ReadonlyMap<NavLink, Current>;
  readonly side: 'left' | 'right';
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

function Entry({ item, active, side }: Props) {
  switch (item.kind) {
    case 'link':
      return (
        <li>
          <BarLink link={item} current={active.get(item)} />
        </li>
      );
    case 'dropdown':
      return <LinkDropdown item={item} active={active} side={side} />;
    case 'language':
      return <LanguageDropdown side={side} />;
    case 'docsVersion':
      return <VersionDropdown item={item} side={side} />;
    case 'search':
      return <SearchSlot />;
  }
}

/** A dropdown of links; with one entry it is that link (MOB-07). */
function LinkDropdown({
  item,
  active,
  side,
}: Props & { readonly item: Extract<NavItem, { kind: 'dropdown' }> }) {
  const [only, ...others] = item.items;
  if (only === undefined || (others.length === 0 && item.href === undefined)) {
    const link = only ?? { kind: 'link', label: item.label, href: item.href ?? '', external: false };
    return (
      <li>
        <BarLink link={link} current={active.get(link)} />
      </li>
    );
  }
  return (
    <Dropdown label={item.label} href={item.href} side={side}>
      {item.items.map((link) => (
        <li key={link.href}>
          <SiteLink href={link.href} external={link.external} aria-current={active.get(link)}>
            {link.label}
          </SiteLink>
        </li>
      ))}
    </Dropdown>
  );
}

function BarLink({ link, current }: { readonly link: NavLink; readonly current: Current | undefined }) {
  return (
    <SiteLink className={css.link} href={link.href} external={link.external} aria-current={current}>
      {link.label}
    </SiteLink>
  );
}
