import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { packageRoot } from './runTool';

const read = (path: string) => readFileSync(join(packageRoot, path), 'utf8');
const own = 'tests/support/schemas';
/** The schema of sitemaps.org, as the library that writes sitemaps brings it along. */
const official = 'node_modules/sitemap/schema/sitemap.xsd';

/** What the schema of sitemaps, with their links to other languages, finds wrong with one. */
export async function sitemapFaults(contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents }],
    schema: [{ fileName: 'sitemapWithLinks.xsd', contents: read(`${own}/sitemapWithLinks.xsd`) }],
    preload: [
      { fileName: 'sitemap.xsd', contents: read(official) },
      { fileName: 'xhtmlLink.xsd', contents: read(`${own}/xhtmlLink.xsd`) },
    ],
  });
  return errors.map(({ message }) => message);
}
