import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { largestOfEachKind } from './pagesOf.mjs';
import { kilobytes, printTable } from './table.mjs';

/** Bytes with the best compression there is, quality 11. */
export function brotliBytes(content) {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** What a visitor without a cache loads for the largest page of each kind. */
export async function measureSizes({ pages, origin, browser }) {
  const rows = [];
  for (const page of largestOfEachKind(pages)) {
    const html = readFileSync(page.html, 'utf8');
    const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((match) => match[1]).join('');
    rows.push({
      ...page,
      html: brotliBytes(html),
      document: brotliBytes(readFileSync(page.document)),
      css: brotliBytes(css),
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
      .filter(({ name }) => /\.js$/.test(new URL(name).pathname) && !/\/Live-/.test(name))
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
