import { joinRoute, slugOfLabel } from '../model/address';
import { addressKey } from '../model/addressFault';
import { errorAt, type Place } from '../model/problem';
import { checkSlugStart } from './checkSlugStart';
import type { LinkContext } from './linkContext';
import type { SidebarSource } from './sidebars';
import type { SidebarCategoryNode } from './site';

/** A category as a folder or a sidebar definition declares it. */
export interface CategoryDeclaration
  extends Pick<
    SidebarCategoryNode,
    'key' | 'label' | 'description' | 'unlisted' | 'art' | 'doc' | 'children' | 'place'
  > {
  readonly slug: string | undefined;
  /** Whether a generated page is asked for. */
  readonly page: boolean;
  /** Whether it is empty only because its docs are drafts. */
  readonly hasDrafts: boolean;
  /** Place of its slug, or where it would be written. */
  readonly slugPlace: Place;
}

/**
 * The sidebar node of a category. Gives `undefined` for a category whose docs are all drafts; one with neither
 * children nor a doc is an error (CAT-04).
 */
export function buildCategory(
  context: LinkContext,
  source: SidebarSource,
  declared: CategoryDeclaration,
): SidebarCategoryNode | undefined {
  const label = declared.label[context.config.locales.default] ?? declared.key;
  if (declared.children.length === 0 && declared.doc === undefined) {
    if (declared.hasDrafts) return undefined;
    context.problems.push(
      errorAt(declared.place, `The category "${label}" has neither pages nor a link.`, {
        remedy: 'Put a page into it, or remove it.',
      }),
    );
    return undefined;
  }
  const hasPage = declared.page && declared.doc === undefined;
  const slug = declared.slug ?? slugOfLabel(label);
  if (hasPage) checkSlug(context, source, declared, slug, label);
  return {
    kind: 'category',
    key: declared.key,
    label: { ...declared.label, [context.config.locales.default]: label },
    description: declared.description,
    unlisted: declared.unlisted && context.mode !== 'development',
    unlistedNotice: declared.unlisted,
    art: declared.art,
    place: declared.slugPlace,
    route: hasPage ? joinRoute(source.base, 'category', freeSlug(source.slugs, slug)) : undefined,
    doc: declared.doc,
    children: declared.children,
  };
}

function checkSlug(
  context: LinkContext,
  source: SidebarSource,
  declared: CategoryDeclaration,
  slug: string,
  label: string,
): void {
  const start = joinRoute(source.base, 'category');
  checkSlugStart(context.problems, declared.slugPlace, declared.slug, [start, source.base, '/category']);
  if (slug !== '') return;
  context.problems.push(
    errorAt(declared.slugPlace, `The label "${label}" of the category gives no address.`, {
      remedy: 'Give it a `slug`.',
    }),
  );
}

/** The slug, with `-1`, `-2` … if it is taken (CAT-01). */
function freeSlug(taken: Map<string, number>, slug: string): string {
  const key = addressKey(slug);
  const count = taken.get(key) ?? 0;
  taken.set(key, count + 1);
  return count === 0 ? slug : `${slug}-${count}`;
}
