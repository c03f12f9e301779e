import type { SiteConfigInput } from './config/siteConfig';

/** Gives `site.config.ts` its type. Apart from the schema, so that the settings load without it. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}
