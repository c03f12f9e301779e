import type { SoftwareApplication, WithContext } from 'schema-dts';
import { absolute, type ComposeContext, href, words } from './context';

/** The app as schema.org data: only what the home page says of it too. */
export function appData(context: ComposeContext, description: string): WithContext<SoftwareApplication>[] {
  const { app, title } = context.site.config;
  if (app === undefined) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: words(context, title),
      description,
      url: absolute(context, href(context, '/')),
      applicationCategory: app.category,
      operatingSystem: app.operatingSystem,
      ...(app.publisher === undefined ? {} : { publisher: { '@type': 'Organization', name: app.publisher } }),
    },
  ];
}
