import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { packageRoot } from './runTool';

const read = (path: string) => readFileSync(join(packageRoot, path), 'utf8');
const schemas = 'tests/support/schemas';

/** Faults of a sitemap by the schema of sitemaps.org, which comes with the library that writes sitemaps. */
export async function sitemapFaults(contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents }],
    schema: [{ fileName: 'sitemapWithLinks.xsd', contents: read(`${schemas}/sitemapWithLinks.xsd`) }],
    preload: [
      { fileName: 'sitemap.xsd', contents: read('node_modules/sitemap/schema/sitemap.xsd') },
      { fileName: 'xhtmlLink.xsd', contents: read(`${schemas}/xhtmlLink.xsd`) },
    ],
  });
  return errors.map(({ message }) => message);
}

/** Faults of a feed by the schema of its kind. */
export async function feedFaults(kind: 'rss' | 'atom', contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents }],
    extension: 'relaxng',
    schema: [{ fileName: `${kind}.rng`, contents: read(`${schemas}/${kind}.rng`) }],
  });
  return errors.map(({ message }) => message);
}
