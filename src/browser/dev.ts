import { forgetDocuments, loadPage } from '../app/documents';
import { type DevEvent, devEventsPath } from '../model/events';
import { showProblems } from './problemOverlay';
import { startSite } from './startSite';

/** The client of the dev server: as for visitors, and a saved file is shown at once. */
async function startDevClient(): Promise<void> {
  // The build that the page is of may be gone before all of it was fetched: the first message then says so.
  let failure: unknown;
  const site = await startSite().catch((error: unknown) => {
    failure = error;
    return undefined;
  });
  const shown = document.getElementById('site')?.dataset['build'];
  new EventSource(devEventsPath).addEventListener('message', async (message: MessageEvent<string>) => {
    const { problems, build }: DevEvent = JSON.parse(message.data);
    showProblems(problems);
    if (build === null) return;
    if (site === undefined || build !== shown) {
      if (build !== shown) location.reload();
      else if (failure !== undefined) console.error(failure);
      return;
    }
    forgetDocuments();
    const page = await loadPage(location.pathname, site.homes).catch(() => undefined);
    // The server says what is wrong where it cannot make the page.
    if (page === undefined) location.reload();
    else await site.show(page);
  });
}

void startDevClient();
