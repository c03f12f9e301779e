import { withinLimit } from '../app/timeLimit';

const sheets = new Map<string, Promise<void>>();

/**
 * Adds a style sheet to the document, each once; one that did not come may be asked for again.
 * @throws Error if the sheet cannot be had, or does not come in time
 */
export function loadStyleSheet(address: string): Promise<void> {
  const known = sheets.get(address);
  if (known !== undefined) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const giveUp = () => new Error(`${address} did not come`);
  const load = () =>
    new Promise<void>((resolve, reject) => {
      link.onload = () => resolve();
      link.onerror = () => reject(giveUp());
    });
  const sheet = withinLimit(load, giveUp).catch((error: unknown) => {
    link.remove();
    sheets.delete(address);
    throw error;
  });
  sheets.set(address, sheet);
  document.head.append(link);
  return sheet;
}

/** Addresses of the styles of all that is not on the page as it came. */
const siteSheets = new Set<string>();
let areRequired = false;

/** Names the sheet that all of the site shares. */
export function nameSiteStyles(address: string): void {
  siteSheets.add(address);
}

/**
 * Fetches, once, the styles of all that is not on the page as it came.
 * @throws Error if they cannot be had, or do not come in time
 */
export async function loadSiteStyles(): Promise<void> {
  await Promise.all([...siteSheets].map(loadStyleSheet));
}

/**
 * From now on what is imported waits for its styles. Before, it is what the page is hydrated with, which came
 * with the styles that it needs at first.
 */
export function requireStyles(): void {
  areRequired = true;
}

/** Written apart: the bundler would take `new URL(…, import.meta.url)` for a file of the sources. */
const { url: moduleUrl } = import.meta;

/**
 * Stands in for each `import()` in the bundle: gives the module, once its style sheets and those asked for before
 * are there, so that nothing is seen without its styles. What it imports is asked for with it.
 * @param load the platform's `import()`
 * @param paths of its style sheets and of all modules that it imports, from the folder above the client's modules
 * @throws Error if any of it cannot be had
 */
export async function importWithStyles<Module>(
  load: () => Promise<Module>,
  paths: readonly string[] = [],
): Promise<Module> {
  const loading = load();
  const own: string[] = [];
  for (const path of paths) {
    const address = new URL(`../${path}`, moduleUrl).pathname;
    if (path.endsWith('.js')) preloadModule(address);
    else own.push(address);
  }
  if (!areRequired) for (const address of own) siteSheets.add(address);
  const styles = areRequired ? [loadSiteStyles(), ...own.map(loadStyleSheet), ...sheets.values()] : [];
  const [module] = await Promise.all([loading, ...styles]);
  // Browsers keep it like one that they cannot read.
  if (isEmpty(module)) throw new SyntaxError('A module is empty');
  return module;
}

/** Asks, once, for a module before the one that imports it is there to ask for it. */
function preloadModule(address: string): void {
  if (document.querySelector(`[href="${address}"]`) !== null) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}

/** Whether what was taken from a module is not there: an empty file is a module too. */
function isEmpty(taken: unknown): boolean {
  return typeof taken !== 'function' && Object.values(Object(taken)).every((part) => part === undefined);
}
