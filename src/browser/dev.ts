import { forgetDocuments, loadPage } from '../app/documents';
import type { Problem } from '../model/problem';
import { showProblems } from './problemOverlay';
import { startSite } from './startSite';

/** What the dev server says after each change. */
interface Change {
  readonly problems: readonly Problem[];
  /** Id of the build that is served now; null while there is none. */
  readonly build: string | null;
}

/** The client while writing: as for visitors, and a saved file is shown at once. */
async function startWriting(): Promise<void> {
  // The build that the page is of may be gone before all of it was fetched: the first message then says so.
  let lost: unknown;
  const site = await startSite().catch((error: unknown) => {
    lost = error;
    return undefined;
  });
  const shown = document.getElementById('site')?.dataset['build'];
  new EventSource('/@dev/events').addEventListener('message', async (message: MessageEvent<string>) => {
    const { problems, build }: Change = JSON.parse(message.data);
    showProblems(problems);
    if (build === null) return;
    if (site === undefined || build !== shown) {
      if (build !== shown) location.reload();
      else if (lost !== undefined) console.error(lost);
      return;
    }
    forgetDocuments();
    const page = await loadPage(location.pathname, site.homes).catch(() => undefined);
    // The server says what is wrong where it cannot make the page.
    if (page === undefined) location.reload();
    else await site.show(page);
  });
}

void startWriting();
