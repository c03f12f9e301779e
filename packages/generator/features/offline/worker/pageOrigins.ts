/** Where an open page came from, as long as it has not asked for its own document. */
interface PageOrigin {
  /** Path of the document that hydrates the page. */
  readonly document: string;
  /** The document stored beside the page; `undefined` if the page came from the network. */
  readonly stored: Response | undefined;
}

/** Pages that never ask are forgotten when so many have come after them. */
const most = 50;
const origins = new Map<string, PageOrigin>();

/**
 * A page and the document that hydrates it must be of one deployment, though the network may come
 * or go between the two: the document comes from where its page came from.
 */
export function noteOrigin(client: string, origin: PageOrigin): void {
  if (client === '') return;
  origins.set(client, origin);
  const [oldest] = origins.keys();
  if (origins.size > most && oldest !== undefined) origins.delete(oldest);
}

/** Where the page of a client came from, if `path` is its own document. */
export function originOf(client: string, path: string): PageOrigin | undefined {
  const origin = origins.get(client);
  return origin?.document === path ? origin : undefined;
}

/** The page has its document: from now on it may ask for it like for any other. */
export function forgetOrigin(client: string): void {
  origins.delete(client);
}
