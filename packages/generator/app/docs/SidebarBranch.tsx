import { memo, type RefObject, useRef } from 'react';
import type { SidebarCategory, SidebarItem, SidebarLink, SidebarPage } from '../../model/sidebar';
import { ContentLink } from '../article/ContentLink';
import { markEditions } from '../editions/markEditions';
import { InLanguage } from '../ui/InLanguage';
import { useSlide } from '../ui/useSlide';
import type { OpenCategories } from './openCategories';
import { SidebarCategoryHead } from './SidebarCategoryHead';
import css from './SidebarNav.module.css';

export interface BranchProps {
  readonly items: readonly SidebarItem[];
  readonly open: OpenCategories;
  /** Keys of the current item and the categories around it. */
  readonly path: ReadonlySet<string>;
  readonly current: string | undefined;
  readonly toggle: (key: string, siblings: readonly string[]) => void;
  readonly list?: RefObject<HTMLUListElement | null>;
  /** Whether it is going away. */
  readonly inert?: boolean;
}

const noneOpen: OpenCategories = new Set();

/**
 * The entries of a sidebar or a category. All of them are memoised, and a closed category never
 * learns what else is open: a toggle renders only the branch it stands in, however large the rest.
 */
export function SidebarBranch({ items, open, list, inert, ...rest }: BranchProps) {
  return (
    <ul ref={list} className={css.list} inert={inert}>
      {items.map((item) => {
        if (item.kind !== 'category')
          return <Leaf key={item.key} item={item} isCurrent={item.key === rest.current} />;
        const isOpen = open.has(item.key);
        return (
          <Category
            key={item.key}
            item={item}
            siblings={items}
            isOpen={isOpen}
            open={isOpen ? open : noneOpen}
            {...rest}
          />
        );
      })}
    </ul>
  );
}

const Leaf = memo(function Leaf({
  item,
  isCurrent,
}: {
  readonly item: SidebarPage | SidebarLink;
  readonly isCurrent: boolean;
}) {
  return (
    <li {...markEditions('editions' in item ? item.editions : undefined)}>
      <ContentLink href={item.href} aria-current={isCurrent ? 'page' : undefined}>
        <InLanguage of={item}>{item.label}</InLanguage>
      </ContentLink>
    </li>
  );
});

interface CategoryProps extends Omit<BranchProps, 'items' | 'list' | 'inert'> {
  readonly item: SidebarCategory;
  readonly siblings: readonly SidebarItem[];
  readonly isOpen: boolean;
}

/** A category and, only while it is open, its entries (SB-08). */
const Category = memo(function Category({ item, siblings, isOpen, ...rest }: CategoryProps) {
  const toggle = () =>
    rest.toggle(
      item.key,
      siblings.map(({ key }) => key),
    );
  const list = useRef<HTMLUListElement>(null);
  const isShown = useSlide(isOpen, list);
  return (
    <li data-active={rest.path.has(item.key) || undefined} {...markEditions(item.editions)}>
      <SidebarCategoryHead
        item={item}
        isOpen={isOpen}
        toggle={toggle}
        isCurrent={item.key === rest.current}
      />
      {isShown && <SidebarBranch list={list} inert={!isOpen} items={item.items} {...rest} />}
    </li>
  );
});
