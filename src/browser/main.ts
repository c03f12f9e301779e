import './reactStart';
import { startSite } from './startSite';
import { trustOwnScripts } from './trustedTypes';

trustOwnScripts();

/** A second attempt helps where the network failed for a moment; after that the page says that it is not whole. */
async function start(): Promise<void> {
  const site = await startSite()
    .catch(startSite)
    .catch((error: unknown) => {
      console.warn(`The page stays as it came: ${String(error)}`);
      return undefined;
    });
  const notice = document.getElementById('incomplete');
  if (site !== undefined) notice?.remove();
  else notice?.style.setProperty('visibility', 'visible');
}

// In a task of its own, since evaluating the modules is already the longest task of a visit.
setTimeout(start);
