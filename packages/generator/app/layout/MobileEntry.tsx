import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Current } from '../../model/activeItems';
import type { NavItem, NavLink, NavVersions } from '../../model/layout';
import { useSiteLayout } from '../SiteContext';
import { InLanguage } from '../ui/InLanguage';
import { RepeatedIcon } from '../ui/RepeatedIcon';
import { SiteLink } from '../ui/SiteLink';
import { useHydrated } from '../ui/useHydrated';
import { LanguageLinks } from './LanguageDropdown';
import css from './MobileEntry.module.css';
import { useVersions, VersionLinks } from './VersionDropdown';

interface Props {
  readonly item: NavItem;
  readonly active: ReadonlyMap<NavLink, Current>;
}

/** One item of the bar in the menu of narrow windows, a list item; the search stays in the bar, the toggle is above (MOB-06). */
export function MobileEntry({ item, active }: Props) {
  const layout = useSiteLayout();
  switch (item.kind) {
    case 'search':
    case 'colorMode':
      return null;
    case 'link':
      return (
        <li>
          <EntryLink link={item} active={active} />
        </li>
      );
    case 'docsVersion':
      return <VersionEntry item={item} />;
    case 'language':
      return layout.locales.length < 2 ? null : (
        <Group head={<Label>{layout.text.languages}</Label>} startsOpen={false}>
          <LanguageLinks className={css.link} />
        </Group>
      );
    case 'dropdown': {
      const { target, items } = item;
      const links = items.map((link) => (
        <li key={link.href}>
          <EntryLink link={link} active={active} />
        </li>
      ));
      const head = target ? (
        <EntryLink link={target} active={active} />
      ) : (
        <Label>
          <InLanguage of={item}>{item.label}</InLanguage>
        </Label>
      );
      const startsOpen = items.some((link) => active.has(link));
      return (
        <Group key={String(startsOpen)} head={head} startsOpen={startsOpen}>
          {links}
        </Group>
      );
    }
  }
}

function Label({ children }: { readonly children: ReactNode }) {
  return <span className={css.link}>{children}</span>;
}

function EntryLink({ link, active }: { readonly link: NavLink; readonly active: Props['active'] }) {
  return (
    <SiteLink className={css.link} href={link.href} external={link.external} aria-current={active.get(link)}>
      <InLanguage of={link}>{link.label}</InLanguage>
    </SiteLink>
  );
}

function VersionEntry({ item }: { readonly item: NavVersions }) {
  const { text } = useSiteLayout();
  const versions = useVersions(item);
  if (versions.links.length < 2) return <VersionLinks versions={versions} className={css.link} />;
  const startsOpen = versions.links.some(({ name }) => name === versions.reading);
  return (
    <Group key={String(startsOpen)} head={<Label>{text.menu.versions}</Label>} startsOpen={startsOpen}>
      <VersionLinks versions={versions} className={css.link} />
    </Group>
  );
}

interface GroupProps {
  /** The title above the entries: words, or a link. */
  readonly head: ReactNode;
  /** Another value is another group: it needs a key that changes with it. */
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

/** A head with a button that shows and hides the entries below it; without scripts they are all shown. */
function Group({ head, startsOpen, children }: GroupProps) {
  const { text } = useSiteLayout();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState(startsOpen);
  const isOpen = useHydrated() ? chosen : true;
  // Someone may have come to an entry before the scripts were there: it keeps the focus.
  useLayoutEffect(() => {
    if (list.current?.contains(document.activeElement)) setChosen(true);
  }, []);
  return (
    <li className={css.group}>
      {head}
      <button
        className={css.expander}
        type="button"
        aria-label={isOpen ? text.menu.collapseDropdown : text.menu.expandDropdown}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!chosen)}
      >
        <RepeatedIcon name="chevron" />
      </button>
      <ul ref={list} id={id} className={css.inner} hidden={!isOpen}>
        {children}
      </ul>
    </li>
  );
}
