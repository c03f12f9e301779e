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
  let servedBy: number | undefined;
  let showing = new AbortController();
  const shown = document.getElementById('site')?.dataset['build'];
  new EventSource(devEventsPath).addEventListener('message', async (message: MessageEvent<string>) => {
    const { problems, build, server }: DevEvent = JSON.parse(message.data);
    showProblems(problems);
    servedBy ??= server;
    if (server !== servedBy) return location.reload();
    if (build === null) return;
    if (site === undefined || build !== shown) {
      if (build !== shown) location.reload();
      else if (failure !== undefined) console.error(failure);
      return;
    }
    forgetDocuments();
    showing.abort();
    showing = new AbortController();
    const { signal } = showing;
    try {
      await site.show(await loadPage(location.pathname, site.homes), signal);
    } catch {
      // A saved file that came meanwhile takes what was asked for with it, and is shown in its turn. Otherwise the
      // server cannot make the page, and what it answers says why.
      if (!signal.aborted) location.reload();
    }
  });
}

void startDevClient();
