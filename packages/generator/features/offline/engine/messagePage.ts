import { type ComposeContext, href } from '../../../compose/context';
import { hrefOf } from '../../../model/address';
import type { PageDocument } from '../../../model/document';
import { renderHtml } from '../../../render/renderPage';
import type { RenderSettings } from '../../../render/renderSettings';
import { againMark, storedMark } from '../shared/message';

/**
 * Where the message of a language lies in the output. Its ending tells it from pages, which the
 * client shows in place.
 */
export function messagePath(locale: string): string {
  return `offline/message.${locale}.htm`;
}

/**
 * The page that the worker shows in place of one that is not stored, with marks for what it fills
 * in. It looks like any page of the site and stays static: no document belongs to it.
 */
export async function renderMessage(
  context: ComposeContext,
  renderSettings: RenderSettings,
): Promise<string> {
  const page = composeMessage(context);
  return renderHtml(page, renderSettings, [], { isStatic: true });
}

function composeMessage(context: ComposeContext): PageDocument {
  const { site, locale } = context;
  const message = context.buildWords.notStored;
  return {
    kind: 'page',
    build: context.build,
    locale,
    route: site.rules.baseUrl + messagePath(locale),
    title: message.title,
    description: message.text,
    noIndex: true,
    alternates: Object.fromEntries(site.locales.map((other) => [other, hrefOf('/', other, site.rules)])),
    layout: context.layout,
    article: {
      heading: [message.title],
      toc: [],
      tree: [
        ['p', null, message.text],
        ['ul', null, storedMark],
        ['p', null, ['a', { href: againMark }, message.again]],
      ],
    },
  };
}

/** The home page that a message is for, and its address. */
export function messageEntry(context: ComposeContext): readonly [home: string, message: string] {
  return [href(context, '/'), context.site.rules.baseUrl + messagePath(context.locale)];
}
