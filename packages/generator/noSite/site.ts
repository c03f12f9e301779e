import type { SiteDefinition } from '../siteDefinition';

/** The code of a site that has none of its own. */
export const site: SiteDefinition = { features: [], checks: [], templates: {} };
