import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { packageRoot } from './runTool';

const read = (path: string) => readFileSync(join(packageRoot, path), 'utf8');
const schemas = 'tests/support/schemas';

/** What the schema of sitemaps.org, which the library that writes them brings, finds wrong with a sitemap. */
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

/** What the schema of a feed's kind finds wrong with it. */
export async function feedFaults(kind: 'rss' | 'atom', contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents }],
    extension: 'relaxng',
    schema: [{ fileName: `${kind}.rng`, contents: read(`${schemas}/${kind}.rng`) }],
  });
  return errors.map(({ message }) => message);
}
