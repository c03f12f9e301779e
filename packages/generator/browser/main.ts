import './reactStart';
import { startSite } from './startSite';
import { trustOwnScripts } from './trustedTypes';

trustOwnScripts();

let isAlive = false;

/** A second attempt helps where the network failed for a moment; after that the page says that it is not whole. */
async function start(): Promise<void> {
  if (isAlive) return;
  const site = await startSite()
    .catch(startSite)
    .catch((error: unknown) => {
      console.warn(`The page stays as it came: ${String(error)}`);
      return undefined;
    });
  isAlive = site !== undefined;
  const notice = document.getElementById('incomplete');
  if (!isAlive) return notice?.style.setProperty('visibility', 'visible');
  notice?.remove();
  // The message of home pages for when the client did not load at first.
  document.getElementById('misplaced')?.remove();
}

// In a task of its own, since evaluating the modules is already the longest task of a visit.
let starting = new Promise<void>((resolve) => setTimeout(resolve)).then(start);
// Whoever leaves a page cancels what it still waits for. Back shows it again as the browser has kept it.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) starting = starting.then(start);
});
