import type { ComposeContext } from '../../../engine/compose/context';
import { textFileOf } from '../../../engine/link/anchors';
import type { Page } from '../../../engine/link/site';
import { translationIn } from '../../../engine/load/content';

/** When what a page says was last changed, ISO 8601; `undefined` for lists, which nobody writes. */
export function lastModified(context: ComposeContext, page: Page): string | undefined {
  const { home } = context.site;
  if (page.kind === 'home')
    return home === undefined
      ? undefined
      : context.history.get(translationIn(home, context.locale).file)?.last;
  const file = textFileOf(page, context.locale);
  if (file === undefined) return undefined;
  return file.summary.frontMatter.lastUpdate?.date ?? context.history.get(file.file)?.last;
}
