import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { App } from '../app/App';
import { NavEntry } from '../app/layout/NavEntry';
import type { CompletePage } from '../app/PageSwitch';
import { type Site, SiteProvider } from '../app/SiteContext';

/** React writes this for a crash inside `Suspense` instead of throwing: the browser is to try again. */
const leftToBrowser = '<!--$!-->';

/**
 * The markup of a page.
 * @throws the error of a component; for an item of the navbar with the item in the message (ERR-10)
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

/** The error that `renderToString` suppresses for a part of the page. */
function faultOfPart(page: CompletePage): Promise<unknown> {
  return new Promise((resolve) => {
    renderToPipeableStream(<App shown={page} />, { onError: resolve });
  });
}

/**
 * Removes markup that HTML does not need. React escapes quotation marks in texts, so that these occur in tags only.
 */
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
