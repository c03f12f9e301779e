import { join } from 'node:path';

/** The settings of a site, in its root. */
export const settingsFile = 'site.yaml';

/** Where a site keeps things. Absolute paths, except that `root` is what they are relative to. */
export interface SiteFolders {
  readonly root: string;
  /** The file with the settings. */
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
