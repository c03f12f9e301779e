import { type ReactNode, useId, useState } from 'react';
import type { Current } from '../../model/activeItems';
import type { NavItem, NavLink, NavVersions } from '../../model/frame';
import { useSite } from '../SiteContext';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import { useHydrated } from '../ui/useHydrated';
import { LanguageLinks } from './LanguageLinks';
import css from './MobileEntry.module.css';
import { useVersions } from './useVersions';
import { VersionLinks } from './VersionLinks';

interface Props {
  readonly item: NavItem;
  readonly active: ReadonlyMap<NavLink, Current>;
}

/** One item of the bar in the menu of narrow windows, a list item; the search stays in the bar (MOB-06, MOB-07). */
export function MobileEntry({ item, active }: Props) {
  const { frame } = useSite();
  switch (item.kind) {
    case 'search':
      return null;
    case 'link':
      return <LinkEntry link={item} active={active} />;
    case 'docsVersion':
      return <VersionEntry item={item} />;
    case 'language':
      return frame.locales.length < 2 ? null : (
        <Group label={frame.text.languages} startsOpen={false}>
          <LanguageLinks className={css.link} />
        </Group>
      );
    case 'dropdown': {
      const links = item.items.map((link) => <LinkEntry key={link.href} link={link} active={active} />);
      return links.length === 1 && item.href === undefined ? (
        links
      ) : (
        <Group label={item.label} href={item.href} startsOpen={item.items.some((link) => active.has(link))}>
          {links}
        </Group>
      );
    }
  }
}

function LinkEntry({ link, active }: { readonly link: NavLink; readonly active: Props['active'] }) {
  return (
    <li>
      <SiteLink
        className={css.link}
        href={link.href}
        external={link.external}
        aria-current={active.get(link)}
      >
        {link.label}
      </SiteLink>
    </li>
  );
}

function VersionEntry({ item }: { readonly item: NavVersions }) {
  const { text } = useSite().frame;
  const versions = useVersions(item);
  if (versions.links.length < 2) return <VersionLinks versions={versions} className={css.link} />;
  return (
    <Group label={text.menu.versions} startsOpen={false}>
      <VersionLinks versions={versions} className={css.link} />
    </Group>
  );
}

interface GroupProps {
  readonly label: string;
  readonly href?: string | undefined;
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

/** A label with a button that shows and hides the entries below it; without scripts they are all shown. */
function Group({ label, href, startsOpen, children }: GroupProps) {
  const { text } = useSite().frame;
  const id = useId();
  const [chosen, setChosen] = useState(startsOpen);
  const isOpen = useHydrated() ? chosen : true;
  return (
    <li className={css.group}>
      {href === undefined ? (
        <span className={css.link}>{label}</span>
      ) : (
        <a className={css.link} href={href}>
          {label}
        </a>
      )}
      <button
        className={css.expander}
        type="button"
        aria-label={isOpen ? text.menu.collapseDropdown : text.menu.expandDropdown}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!chosen)}
      >
        <Icon name="chevron" />
      </button>
      <ul id={id} className={css.inner} hidden={!isOpen}>
        {children}
      </ul>
    </li>
  );
}
