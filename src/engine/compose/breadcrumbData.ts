import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Crumb } from '../../model/document';
import { absolute, type ComposeContext, href } from './context';

/** The breadcrumbs as schema.org data: the items that have links, the page itself last (BRD-02). */
export function breadcrumbData(
  context: ComposeContext,
  crumbs: readonly Crumb[],
  route: string,
): WithContext<BreadcrumbList>[] {
  if (crumbs.length === 0) return [];
  const items = crumbs.flatMap((crumb, index) => {
    const target = crumb.href ?? (index === crumbs.length - 1 ? href(context, route) : undefined);
    return target === undefined ? [] : [{ name: crumb.label, item: absolute(context, target) }];
  });
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
    },
  ];
}
