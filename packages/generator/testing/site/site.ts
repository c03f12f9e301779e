import type { Feature } from '../../feature';
import type { SiteDefinition } from '../../siteDefinition';
import type { Release } from './fields';

/** Docs with `release` are a series. */
const releases: Feature = {
  series: (_content, frontMatter) => {
    const release = Reflect.get(frontMatter, 'release') as Release | undefined;
    return release?.edition === undefined ? undefined : { name: release.edition, day: release.date };
  },
};

export const site: SiteDefinition = { features: [releases], checks: [], templates: {} };
