import { href, type Scope } from '../../../engine/compose/context';
import { chooseTitle, translationIn } from '../../../engine/load/content';
import type { LinkItem } from '../../../model/document';

/** The pages that are printed on one sheet each, for the layout document of a locale. */
export function listSheets(scope: Scope): { readonly sheets?: readonly LinkItem[] } {
  const sheets = [...scope.site.pages.values()].flatMap((page): LinkItem[] =>
    page.kind === 'page' && page.sheet && !page.unlisted
      ? [
          {
            label: chooseTitle(translationIn(page.files, scope.locale), page.route),
            href: href(scope, page.route),
          },
        ]
      : [],
  );
  return sheets.length > 0 ? { sheets } : {};
}
