import type { KeyboardEvent, MouseEvent } from 'react';
import type { SidebarCategory } from '../../model/sidebar';
import { fill } from '../../model/text';
import { useSiteLayout } from '../SiteContext';
import { InLanguage } from '../ui/InLanguage';

interface HeadProps {
  readonly item: SidebarCategory;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** The row of a category: its label, and what opens and closes it (SB-04, SB-05). */
export function SidebarCategoryHead({ isCurrent, ...head }: HeadProps & { readonly isCurrent: boolean }) {
  const { href } = head.item;
  return href === undefined ? (
    <Toggle {...head} />
  ) : (
    <LinkAndCaret {...head} href={href} isCurrent={isCurrent} />
  );
}

/** The label leads to the category's page, and on that page toggles like the caret beside it (SB-04). */
function LinkAndCaret({
  item,
  isOpen,
  toggle,
  href,
  isCurrent,
}: HeadProps & { readonly href: string; readonly isCurrent: boolean }) {
  const { sidebar } = useSiteLayout().text;
  return (
    <div>
      <a
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={isCurrent ? replaceFollowing(toggle) : undefined}
      >
        <InLanguage of={item}>{item.label}</InLanguage>
      </a>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={fill(isOpen ? sidebar.collapse : sidebar.expand, { label: item.label })}
        onClick={toggle}
      />
    </div>
  );
}

/** One control that toggles; before scripts run, or where they never do, a link into the category (SB-05). */
function Toggle({ item, isOpen, toggle }: HeadProps) {
  const content = <InLanguage of={item}>{item.label}</InLanguage>;
  const attributes = { 'data-toggle': '', 'aria-expanded': isOpen };
  if (item.first === undefined) {
    return (
      <button type="button" {...attributes} onClick={toggle}>
        {content}
      </button>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    toggle();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: without scripts it has to be a link
    <a
      role="button"
      href={item.first}
      {...attributes}
      onClick={replaceFollowing(toggle)}
      onKeyDown={onKeyDown}
    >
      {content}
    </a>
  );
}

/** Does `action` in the place of following the link; a click meant for a new tab or window stays one. */
function replaceFollowing(action: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    action();
  };
}
