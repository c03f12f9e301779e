import { forgetDocuments, loadPage } from '../app/documents';
import { type DevEvent, devEventsPath } from '../model/events';
import { showProblems } from './problemOverlay';
import { startSite } from './startSite';

/** The client of the dev server: as for visitors, and a saved file is shown at once. */
async function startDevClient(): Promise<void> {
  // The files of the page's build may have been replaced before the client had them all. The first message
  // of the server then names another build, and the page is loaded again.
  let failure: unknown;
  const site = await startSite().catch((error: unknown) => {
    failure = error;
    return undefined;
  });
  let servedBy: string | undefined;
  const shown = document.getElementById('site')?.dataset['build'];
  new EventSource(devEventsPath).addEventListener('message', async (message: MessageEvent<string>) => {
    const { problems, build, tool }: DevEvent = JSON.parse(message.data);
    showProblems(problems);
    servedBy ??= tool;
    if (tool !== servedBy) return location.reload();
    if (build === null) return;
    if (site === undefined || build !== shown) {
      if (build !== shown) location.reload();
      else if (failure !== undefined) console.error(failure);
      return;
    }
    forgetDocuments();
    const page = await loadPage(location.pathname, site.homes).catch(() => undefined);
    // Where the server cannot make the page, what it answers says why.
    if (page === undefined) location.reload();
    else await site.show(page);
  });
}

void startDevClient();
