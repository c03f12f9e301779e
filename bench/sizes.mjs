import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { largestOfEachKind, sentBytes } from './pagesOf.mjs';
import { kilobytes, printTable } from './table.mjs';

/** Bytes with the best compression there is, quality 11. */
export function brotliBytes(content) {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Compressed bytes of the styles that stand in a page. */
export function cssBytes({ html }) {
  const styles = [...readFileSync(html, 'utf8').matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
  return brotliBytes(styles.map(([, css]) => css).join(''));
}

/**
 * Bytes of the site's own pictures that a page shows, each once, as sent.
 * @param out output folder of a site at the root of its host
 */
export function pictureBytes({ html }, out) {
  const text = readFileSync(html, 'utf8');
  const inPage = [...text.matchAll(/<img[^>]* src="(\/[^"]*)"/g), ...text.matchAll(/url\("?(\/[^)"]*)/g)];
  const addresses = new Set(inPage.map(([, address]) => address));
  return [...addresses].reduce((sum, address) => sum + sentBytes(join(out, decodeURI(address))), 0);
}

/** What a visitor without a cache loads for the largest page of each kind. */
export async function measureSizes({ pages, origin, browser }) {
  const rows = [];
  for (const page of largestOfEachKind(pages)) {
    const html = readFileSync(page.html, 'utf8');
    rows.push({
      ...page,
      html: brotliBytes(html),
      document: brotliBytes(readFileSync(page.document)),
      css: cssBytes(page),
      script: await scriptBytes(browser, origin + page.route),
    });
  }
  return rows;
}

/** Bytes of all scripts that a page fetches by itself until nothing more comes, as sent; exhibits in view apart. */
export async function scriptBytes(browser, address) {
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForSelector('[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js$/.test(new URL(name).pathname) && !/\/(Live|Tool|kit)-/.test(name))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  );
  await page.close();
  return bytes;
}

export function printSizes(rows) {
  printTable(
    'Sizes of the largest page of each kind, KB of brotli',
    ['kind', 'HTML q11', 'HTML as sent', 'CSS in it', 'document q11', 'script in all', 'page'],
    rows.map((row) => [
      row.kind,
      kilobytes(row.html),
      kilobytes(row.htmlBytes),
      kilobytes(row.css),
      kilobytes(row.document),
      kilobytes(row.script),
      row.route,
    ]),
  );
}
