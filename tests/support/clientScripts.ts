/** Addresses of a script of the client, whatever is in its hash. */
const script = (name: string) => new RegExp(`/assets/${name}-[\\w-]{7}\\.js$`);

/** The scripts that tests hold back, refuse or wait for, by what is in them. */
export const clientScripts = {
  /** Hydrates a page. */
  client: script('client'),
  /** The kinds of pages that a docs page does not need. */
  deferredPages: script('DeferredPages'),
  /** The code of a feature: these files are named after the folders in `features`. */
  ofFeature: script,
} as const;
