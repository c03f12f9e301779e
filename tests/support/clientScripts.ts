/** Addresses of a script of the client, whatever is in its hash. */
const script = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

/** The scripts that tests hold back, refuse or wait for, by what is in them. */
export const clientScripts = {
  /** What takes a page over. */
  client: script('client'),
  /** What asks the search index, which the first key or click brings. */
  searchQueries: script('askSearch'),
  /** The dialog of the search, which its button brings. */
  searchDialog: script('SearchDialog'),
  /** The kinds of pages that a docs page does not need. */
  deferredPages: script('DeferredPages'),
  /** What the first move of the pointer brings. */
  afterFirstTouch: script('Later'),
  /** The dialog for reading offline, and what it knows. */
  offlineDialog: script('OfflineDialog'),
  offlineState: script('offlineState'),
} as const;
