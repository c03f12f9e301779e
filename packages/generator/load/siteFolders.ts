import { join } from 'node:path';

/** Name of the settings file, in the site's root. */
export const settingsFile = 'site.yaml';

/** Folders of a site, as absolute paths. */
export interface SiteFolders {
  readonly root: string;
  /** The settings file. */
  readonly config: string;
  readonly content: string;
  readonly public: string;
  readonly art: string;
  readonly cache: string;
  readonly out: string;
}

export function siteFolders(root: string): SiteFolders {
  return {
    root,
    config: join(root, settingsFile),
    content: join(root, 'content'),
    public: join(root, 'public'),
    art: join(root, 'art'),
    cache: join(root, '.cache'),
    out: join(root, 'dist'),
  };
}
