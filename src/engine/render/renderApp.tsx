import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { App } from '../../app/App';
import { NavEntry } from '../../app/layout/NavEntry';
import type { CompletePage } from '../../app/PageSwitch';
import { type Site, SiteProvider } from '../../app/SiteContext';

/** What React writes for what has crashed inside of a `Suspense`, instead of throwing: the browser is to try again. */
const leftToBrowser = '<!--$!-->';

/**
 * The markup of a page.
 * @throws what a component throws; for an item of the bar with the item in the message (ERR-10)
 */
export async function renderApp(page: CompletePage): Promise<string> {
  try {
    const markup = renderToString(<App shown={page} />);
    if (markup.includes(leftToBrowser)) throw await faultOfPart(page);
    return tighten(markup);
  } catch (error) {
    throw faultOfBar(page) ?? error;
  }
}

/** What a part of the page throws, which `renderToString` keeps to itself. */
function faultOfPart(page: CompletePage): Promise<unknown> {
  return new Promise((resolve) => {
    renderToPipeableStream(<App shown={page} />, { onError: resolve });
  });
}

/** Markup without what HTML does not need. In texts React escapes quotation marks, so that these stand in tags only. */
function tighten(markup: string): string {
  return markup.replaceAll('=""', '').replaceAll('"/>', '">');
}

function faultOfBar(site: Site): Error | undefined {
  const { left, right } = site.layout.navbar;
  for (const item of [...left, ...right]) {
    try {
      renderToString(
        <SiteProvider site={site}>
          <NavEntry item={item} active={new Map()} />
        </SiteProvider>,
      );
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      return new Error(`A navigation item cannot be rendered: ${JSON.stringify(item)}\nCause: ${message}`, {
        cause,
      });
    }
  }
  return undefined;
}
