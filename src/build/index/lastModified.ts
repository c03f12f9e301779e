import type { ComposeContext } from '../compose/context';
import { twinIn } from '../content';
import { textFileOf } from '../link/anchors';
import type { Page } from '../link/site';

/** When what a page says was last changed, ISO 8601; `undefined` for lists, which nobody writes. */
export function lastModified(context: ComposeContext, page: Page): string | undefined {
  const { home } = context.site;
  if (page.kind === 'home')
    return home === undefined ? undefined : context.history.get(twinIn(home, context.locale).file)?.last;
  const file = textFileOf(page, context.locale);
  if (file === undefined) return undefined;
  return file.summary.frontMatter.lastUpdate?.date ?? context.history.get(file.file)?.last;
}
